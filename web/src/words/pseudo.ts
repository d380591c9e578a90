/**
 * The pseudo-locale en-XA: English with accents and a third more length, in brackets. Words that stay plain on
 * the screen are not in a catalog; sentences that are cut have no room for other languages.
 */
const PLAIN = 'AaCcDdEeGgHhIiKkLlNnOoRrSsTtUuWwYyZz'
const ACCENTED = 'ÅåÇçÐðÉéĞğĤĥÎîĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž'

/** Accents the literal text of an ICU sentence and leaves its arguments alone. */
export function pseudo(sentence: string): string {
  let out = ''
  let depth = 0
  let literal = 0
  for (let i = 0; i < sentence.length; i++) {
    const char = sentence[i] ?? ''
    if (char === '{') depth++
    else if (char === '}') depth--
    if (depth === 0 && char !== '}') {
      const at = PLAIN.indexOf(char)
      out += at < 0 ? char : (ACCENTED[at] ?? char)
      literal++
    } else out += char
  }
  const padding = literal > 8 ? ` ${'~'.repeat(Math.ceil(literal / 4))}` : ''
  return `[${out}${padding}]`
}

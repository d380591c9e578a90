/** Shortens the path data of an icon: one decimal is enough in a box of 512. */

/** How many numbers each command takes; an arc's fourth and fifth are flags, one digit each. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy
const FLAG = /[\s,]*([01])/y

function numbers(command: string, text: string): number[] {
  const takes = TAKES[command.toLowerCase()] ?? 0
  const found: number[] = []
  let at = 0
  for (;;) {
    const place = takes === 0 ? 0 : found.length % takes
    const pattern = command.toLowerCase() === 'a' && (place === 3 || place === 4) ? FLAG : NUMBER
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match === null) return found
    found.push(Number(match[1]))
    at = pattern.lastIndex
  }
}

function written(n: number): string {
  const text = String(Math.round(n * 10) / 10)
  return text.replace(/^(-?)0\./, '$1.')
}

export function shorten(d: string): string {
  return d.replace(/([a-z])([^a-z]*(?:e[+-]?\d[^a-z]*)*)/gi, (_, command: string, rest: string) => {
    const texts = numbers(command, rest).map(written)
    return texts.reduce((line, text, i) => line + (i === 0 || text.startsWith('-') ? text : ` ${text}`), command)
  })
}

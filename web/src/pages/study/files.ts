/** Hands texts to the browser as files, and drawings as pictures that stand alone. */
export function saveAs(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** What a drawing takes from the style sheets of the page. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'text-anchor',
]

/** The drawings below each other in one picture, as they look now. */
export function pictureOf(title: string, drawings: readonly { title: string; svg: SVGSVGElement }[]): string {
  const margin = 24
  const head = 44
  let top = margin + 34
  let width = 320
  const parts: string[] = []
  const { color, backgroundColor } = getComputedStyle(document.body)
  const family = 'Archivo, Helvetica, Arial, sans-serif'
  for (const { title: heading, svg } of drawings) {
    const { width: w, height: h } = svg.getBoundingClientRect()
    parts.push(
      `<text x="${margin}" y="${top + 24}" fill="${color}" font-family="${family}" font-size="16" font-weight="700">${escaped(heading)}</text>`,
      `<g transform="translate(${margin} ${top + head})">${inlined(svg)}</g>`,
    )
    top += head + h + margin
    width = Math.max(width, w)
  }
  const all = width + 2 * margin
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${all}" height="${top}" viewBox="0 0 ${all} ${top}" role="img" aria-label="${escaped(title)}"><rect width="100%" height="100%" fill="${backgroundColor}"/><text x="${margin}" y="${margin + 14}" fill="${color}" font-family="${family}" font-size="20" font-weight="800">${escaped(title)}</text>${parts.join('')}</svg>\n`
}

function inlined(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) return ''
  const originals = [...svg.querySelectorAll('*')]
  for (const [n, element] of [...copy.querySelectorAll('*')].entries()) {
    const original = originals[n]
    if (original === undefined) continue
    const style = getComputedStyle(original)
    for (const name of STYLES) element.setAttribute(name, style.getPropertyValue(name))
    element.removeAttribute('class')
    element.removeAttribute('style')
  }
  return copy.innerHTML
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Rows as a table that spreadsheets read. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number): string => {
    const text = String(value)
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return `${rows.map((row) => row.map(cell).join(',')).join('\n')}\n`
}

/** One hidden drawing that holds every icon once; `Icon` refers to it by name. */

const known = new Set<string>()

function sheet(): SVGSVGElement {
  const found = document.getElementById('icon-sheet')
  if (found instanceof SVGSVGElement) return found
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  made.id = 'icon-sheet'
  made.setAttribute('aria-hidden', 'true')
  made.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden'
  document.body.prepend(made)
  return made
}

/** Adds drawings to the sheet, each in a box of `size`. */
export function addIcons(bodies: Readonly<Record<string, string>>, size = 512): void {
  if (typeof document === 'undefined') return
  const fresh = Object.entries(bodies).filter(([name]) => !known.has(name))
  for (const [name] of fresh) known.add(name)
  const symbols = fresh.map(
    ([name, body]) => `<symbol id="icon-${name}" viewBox="0 0 ${size} ${size}">${body}</symbol>`,
  )
  sheet().insertAdjacentHTML('beforeend', symbols.join(''))
}

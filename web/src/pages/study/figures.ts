/** Numbers as readers of a language write them. */
const localeOf = (language: string): string => (language === 'en-XA' ? 'en' : language)

/** "30.7 %", with a narrow space that does not break. */
export function percent(share: number, language: string, digits = 1): string {
  return `${figure(100 * share, language, digits)}\u202f%`
}

export function figure(value: number, language: string, digits = 1): string {
  return value.toLocaleString(localeOf(language), { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

export function count(value: number, language: string): string {
  return value.toLocaleString(localeOf(language))
}

/** "+4" or "−6": points of winning chance, with a real minus. */
export function signed(points: number, language: string): string {
  const rounded = Math.round(points)
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${count(Math.abs(rounded), language)}`
}

/** 1, 2 or 5 times a power of ten, so that about so many steps fit. */
export function niceStep(range: number, steps: number): number {
  const rough = Math.max(range, 1e-9) / steps
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5, 10].find((n) => n * power >= rough) ?? 10) * power
}

export function ticksOf(from: number, to: number, step: number): number[] {
  const found: number[] = []
  for (let n = Math.ceil(from / step - 1e-9); n * step <= to + 1e-9; n++) found.push(Number((n * step).toFixed(10)))
  return found
}

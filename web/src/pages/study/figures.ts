/** Numbers as readers of a language write them. */
const localeOf = (language: string): string => (language === 'en-XA' ? 'en' : language)

/** "30.7%", in German "30,7 %". */
export function percent(share: number, language: string, digits = 1): string {
  const style = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  return share.toLocaleString(localeOf(language), style)
}

export function figure(value: number, language: string, digits = 1): string {
  return value.toLocaleString(localeOf(language), { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

export function count(value: number, language: string): string {
  return value.toLocaleString(localeOf(language))
}

/** "+4" or "−6": percentage points, with a real minus. */
export function signed(points: number, language: string): string {
  const rounded = Math.round(points)
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${count(Math.abs(rounded), language)}`
}

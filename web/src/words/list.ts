/** Names one after the other, as the language puts them: "Ilse, Opal and Tomo". */
export const listOf = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language === 'en-XA' ? 'en' : language).format(names)

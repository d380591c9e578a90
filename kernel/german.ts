/**
 * German catalogs. German sentences need names with an article and a case. The catalog says how a name declines, and
 * the sentence says which form it needs: `{card_den}` where the English one says `the {card}`.
 *
 * A declinable name starts with '@', its article and the name:
 *
 *     '@der Wachturm'                                  den Wachturm, dem Wachturm
 *     '@der Rektor|Rektoren'                           declined: den Rektoren, dem Rektoren
 *     '@der Große Basar|Großen Basar|Großer Basar'     declined; and alone or after "ein"
 *     '@die* Wolkennetze|Wolkennetzen'                 a plural
 *     '@das Buch|||Bücher'                             and several: {n, plural, one {# {what}} other {# {what_viele}}}
 *     '@Omar'                                          without an article
 *     '@-kulturell'                                    an adjective: {type_e}, {type_er}, {type_es}, {type_en}
 */
import { type Catalog, NAME_BEGINS } from './message.ts'

/** A catalog in another language with exactly the keys of the English one. */
export type Translation<E extends Catalog> = Readonly<Record<keyof E & string, string>>

/** Article per form and gender: masculine, feminine, neuter, plural. */
const ARTICLES = {
  der: ['der', 'die', 'das', 'die'],
  den: ['den', 'die', 'das', 'die'],
  dem: ['dem', 'der', 'dem', 'den'],
  ein: ['ein', 'eine', 'ein', ''],
  einen: ['einen', 'eine', 'ein', ''],
  einem: ['einem', 'einer', 'einem', ''],
  zum: ['zum', 'zur', 'zum', 'zu den'],
} as const
type Form = keyof typeof ARTICLES

/** Adjective endings. */
const ENDINGS = ['e', 'er', 'es', 'en']

const GENDERS = ['der', 'die', 'das', 'die*']

/** Whether the form uses the declined name, by gender as above; otherwise the nominative. */
const DECLINED: Readonly<Record<Form, readonly boolean[]>> = {
  der: [false, false, false, false],
  den: [true, false, false, false],
  dem: [true, true, true, true],
  ein: [false, false, false, false],
  einen: [true, false, false, false],
  einem: [true, true, true, true],
  zum: [true, true, true, true],
}

/** Every form a name can have. */
export const germanForms: readonly string[] = [...Object.keys(ARTICLES), ...ENDINGS, 'viele']

const NAME = /^@(?:(der|die\*|die|das) )?([^|]+)(?:\|([^|]*))?(?:\|([^|]*))?(?:\|([^|]+))?$/
const ADJECTIVE = /^@-(.+)$/

/** Adds all forms of its names to a catalog: 'card.tavern@den' is the form 'den' of 'card.tavern'. */
export function german<E extends Catalog>(words: Translation<E>): Translation<E> {
  const catalog: Record<string, string> = {}
  for (const [key, written] of Object.entries<string>(words)) {
    const adjective = ADJECTIVE.exec(written)?.[1]
    const name = NAME.exec(written)
    catalog[key] = adjective ?? written
    if (adjective !== undefined) for (const ending of ENDINGS) catalog[`${key}@${ending}`] = adjective + ending
    else if (name !== null) decline(catalog, key, name)
  }
  return catalog as Translation<E>
}

function decline(catalog: Record<string, string>, key: string, match: RegExpExecArray): void {
  const [, article = '', name = '', other = '', free = '', several = ''] = match
  const declined = other === '' ? name : other
  const alone = free === '' ? name : free
  if (several !== '') catalog[`${key}@viele`] = several
  const gender = GENDERS.indexOf(article)
  catalog[key] = alone
  if (gender < 0) {
    catalog[`${key}@zum`] = `zu${NAME_BEGINS}${name}`
    return
  }
  for (const form of Object.keys(ARTICLES) as Form[]) {
    const before = ARTICLES[form][gender] ?? ''
    const plain = form.startsWith('ein') ? alone : name
    const said = DECLINED[form][gender] === true ? declined : plain
    catalog[`${key}@${form}`] = before === '' ? said : `${before}${NAME_BEGINS}${said}`
  }
}

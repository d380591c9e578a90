/**
 * German catalogs. A sentence needs a name with its article and in its case, so the catalog says how a name is
 * declined and the sentence which form it wants: `{card_den}` where the English one says `the {card}`.
 *
 * A name that is declined begins with '@', its article and the name:
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

/** A catalog in another language: the keys of the English one, no more and no fewer. */
export type Twin<E extends Catalog> = Readonly<Record<keyof E & string, string>>

/** What comes before a name in each form, by gender: the first is masculine, then feminine, neuter, plural. */
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

/** Endings of adjectives. */
const ENDINGS = ['e', 'er', 'es', 'en']

const GENDERS = ['der', 'die', 'das', 'die*']

/** Forms in which the declined name stands, by gender as above; in the others it is as in the nominative. */
const DECLINED: Readonly<Record<Form, readonly boolean[]>> = {
  der: [false, false, false, false],
  den: [true, false, false, false],
  dem: [true, true, true, true],
  ein: [false, false, false, false],
  einen: [true, false, false, false],
  einem: [true, true, true, true],
  zum: [true, true, true, true],
}

/** Every form that a name may have. */
export const germanForms: readonly string[] = [...Object.keys(ARTICLES), ...ENDINGS, 'viele']

const NAME = /^@(?:(der|die\*|die|das) )?([^|]+)(?:\|([^|]*))?(?:\|([^|]*))?(?:\|([^|]+))?$/
const ADJECTIVE = /^@-(.+)$/

/** A catalog with all forms of its names: 'card.tavern@den' is the form 'den' of 'card.tavern'. */
export function german<E extends Catalog>(words: Twin<E>): Twin<E> {
  const catalog: Record<string, string> = {}
  for (const [key, written] of Object.entries<string>(words)) {
    const adjective = ADJECTIVE.exec(written)?.[1]
    const name = NAME.exec(written)
    catalog[key] = adjective ?? written
    if (adjective !== undefined) for (const ending of ENDINGS) catalog[`${key}@${ending}`] = adjective + ending
    else if (name !== null) decline(catalog, key, name)
  }
  return catalog as Twin<E>
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

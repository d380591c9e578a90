/**
 * Records that note which of their fields are asked for. Rules play on such a record as on any other, and do not know
 * it. What they have not asked for since it was last looked through is as it was then, with all that is in it: whoever
 * looks for what has changed need not even fetch it from memory.
 */

type Fields = Record<string, unknown>

/** Each key has a bit, the first thirty in one number and the others in another. */
const BITS = 30
export const MOST_KEYS = 2 * BITS

const NOTES = Symbol('notes')

export class Notes {
  /** Those of the record. */
  readonly keys: readonly string[]
  /** What the rules have made of it. */
  readonly record: Fields
  /** What it was equal to when it was last looked through. */
  twin: object
  low = 0
  high = 0

  constructor(keys: readonly string[], record: Fields, twin: object) {
    this.keys = keys
    this.record = record
    this.twin = twin
  }

  /** The places, among its keys, of those that were asked for since the last time. */
  taken(): number[] {
    const places: number[] = []
    for (let left = this.low; left !== 0; left &= left - 1) places.push(lowest(left))
    for (let left = this.high; left !== 0; left &= left - 1) places.push(BITS + lowest(left))
    this.low = 0
    this.high = 0
    return places
  }
}

const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits)

/** Of a record that notes; undefined of any other. */
export function notesOf(record: object): Notes | undefined {
  return (record as { readonly [NOTES]?: Notes })[NOTES]
}

/** Makes records of one kind, with just these keys: no key comes or goes later. */
export class Noter {
  /** By its constructor the engine knows the kind again; it is a plain record all the same. */
  private readonly Kind = kindOf()
  private readonly fields: PropertyDescriptorMap
  private readonly keys: readonly string[]

  constructor(keys: readonly string[]) {
    if (keys.length > MOST_KEYS) throw new Error(`A record with ${keys.length} keys does not note.`)
    this.keys = keys
    this.fields = fieldsOf(keys)
  }

  /** `record` is its own from now on; `twin` is equal to it, and stays as it is. */
  noting(record: object, twin: object): object {
    const made = new this.Kind()
    Object.defineProperty(made, NOTES, { value: new Notes(this.keys, record as Fields, twin) })
    return Object.preventExtensions(Object.defineProperties(made, this.fields))
  }
}

function kindOf(): new () => object {
  // Not a class: the prototype is to be that of plain records.
  const Kind = function Noting(): void {} as unknown as { new (): object; prototype: object }
  Kind.prototype = Object.prototype
  return Kind
}

/** Each field has code of its own: the engine notes of each what it is given, and is slow with one that is given everything. */
function fieldsOf(keys: readonly string[]): PropertyDescriptorMap {
  const fields = keys.map((name, at) => {
    const key = JSON.stringify(name)
    const note = `this[NOTES].${at < BITS ? 'low' : 'high'} |= ${1 << (at % BITS)}`
    return `[${key}]: {
      enumerable: true,
      get() { ${note}; return this[NOTES].record[${key}] },
      set(value) { ${note}; this[NOTES].record[${key}] = value },
    }`
  })
  return new Function('NOTES', `return {${fields.join(',')}}`)(NOTES) as PropertyDescriptorMap
}

/** A table that is being played: follows its source, remembers the last look, and sends decisions. */
import { granted, type Move, type Outcome, type Refusal, refused, type Seat } from '@ludarium/kernel'
import { newTicket } from '@ludarium/tables'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Position, Receipt, TableAbout, TableSource, Told, Update } from './source.ts'

export interface Live {
  readonly position: Position | null
  readonly told: readonly Told[]
  readonly thinking: Seat | null
  /** Whose turn it is to take the screen; the curtain hangs until they do. */
  readonly curtain: Seat | null
  lift(): void
  /** Behind a curtain: the seat whose last decision can still be taken back, by who gave the screen away. */
  readonly regret: Seat | null
  takeBack(): void
  /** The position at the viewer's last own decision (or when the table was opened). */
  readonly look: Position | null
  /** Everything new has been on the screen long enough. */
  readonly seen: boolean
  readonly saving: boolean
  /** What became of the reader's orders so far: how many decisions there were after the last kept one, how many were refused. */
  readonly orders: { readonly kept: number; readonly refused: number }
  /** Why nothing goes on by itself: a bot's decision cannot be kept, or the table is gone; else null. */
  readonly trouble: Refusal | null
  /** Gives how many decisions there are then. What may have been lost is sent again as the same order. */
  submit(move: Move): Promise<Outcome<number>>
  undo(): Promise<Outcome<number>>
  redo(): Promise<Outcome<number>>
}

/** An order whose answer did not say whether it was carried out. */
interface Unsure {
  readonly sign: string
  readonly ticket: string
}

/** Codes of such answers: the store failed, or the line. */
const UNSURE: ReadonlySet<string> = new Set(['store', 'line'])

/** How long a decision may be on its way, in milliseconds. The store itself gives up after 8 seconds. */
const PATIENCE = 10_000

/** Marks of what changed stay this long once the viewer can see them. */
const SEEN_AFTER = 3000

function lookKey(table: string, seat: Seat | null): string {
  return `ludarium.look.${table}.${seat ?? 'all'}`
}

/** How many decisions the viewer had seen when the page was left. */
function rememberedLook(table: string, seat: Seat | null): number | null {
  try {
    const stored = localStorage.getItem(lookKey(table, seat))
    return stored === null ? null : Number(stored)
  } catch {
    return null
  }
}

/** `patience`: how long a decision may be on its way; null where the source itself sends it until it is answered. */
export function useLive(source: TableSource, about: TableAbout, patience: number | null = PATIENCE): Live {
  const alone = about.own.length === 1
  const [viewer, setViewer] = useState<Seat | null>(alone ? (about.own[0] ?? null) : null)
  const [update, setUpdate] = useState<Update | null>(null)
  const [told, setTold] = useState<readonly Told[]>([])
  const [look, setLook] = useState<Position | null>(null)
  const [seen, setSeen] = useState(false)
  const [saving, setSaving] = useState(false)
  const [gone, setGone] = useState<Refusal | null>(null)
  const [fates, setFates] = useState<Live['orders']>({ kept: 0, refused: 0 })
  /** Who gave the screen away after a decision that can be taken back, and after how many decisions that was. */
  const [given, setGiven] = useState<{ readonly seat: Seat; readonly at: number } | null>(null)
  const decided = useRef(-1)
  /** Orders on their way: the one being answered, and one that waits for that. */
  const orders = useRef(0)
  const answered = useRef<Promise<unknown>>(Promise.resolve())
  const unsure = useRef<Unsure | null>(null)

  useEffect(() => {
    let current = true
    setUpdate(null)
    setLook(null)
    const heard = (next: Update): void => {
      if (!current) return
      setUpdate(next)
      setTold((old) => (next.kind === 'opened' ? next.told : follow(old, next)))
      if (decided.current === next.position.at || next.kind === 'undone') {
        decided.current = -1
        setLook(next.position)
        remember(about.id, viewer, next.position.at)
      } else if (next.kind === 'opened') void firstLook(next.position)
    }
    const stop = source.subscribe(viewer, 0, heard, (refusal) => {
      if (current) setGone(refusal)
    })
    const firstLook = async (now: Position): Promise<void> => {
      const at = rememberedLook(about.id, viewer)
      // What happens before the first own decision counts from here, also for who leaves and comes back.
      if (at === null) remember(about.id, viewer, now.at)
      const then = at !== null && at < now.at ? await source.position(viewer, at).catch(() => now) : now
      if (current) setLook((known) => known ?? then)
    }
    return () => {
      current = false
      stop()
    }
  }, [source, viewer, about.id])

  const position = update !== null && update.position.seat === viewer ? update.position : null
  const at = position?.at ?? 0
  const number = position?.number ?? 0
  const lookedAt = look?.at ?? at

  // What changed counts as seen when it was on a visible page for a while and it is the viewer's decision.
  const mine = position !== null && viewer !== null && position.actors.includes(viewer)
  useEffect(() => {
    setSeen(false)
    if (!mine || lookedAt >= at) return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') setSeen(true)
    }, SEEN_AFTER)
    return () => clearTimeout(timer)
  }, [at, lookedAt, mine])

  // People who pass the screen around: whoever must decide next takes it from behind a curtain.
  const next = position?.actors.find((seat) => about.own.includes(seat))
  const handOver = !alone && next !== undefined && (viewer === null || !position?.actors.includes(viewer))
  const canUndo = position?.canUndo ?? false
  useEffect(() => {
    if (!handOver || viewer === null) return
    setGiven(canUndo ? { seat: viewer, at } : null)
    setViewer(null)
  }, [handOver, viewer, canUndo, at])
  const curtain = handOver ? (next ?? null) : null
  const regret = curtain !== null && given !== null && given.at === at ? given.seat : null

  const guarded = useCallback(
    async (work: () => Promise<Outcome<Receipt>>): Promise<Outcome<number>> => {
      // The answer to a decision may come after the position it led to: a quick reader's next one waits for it.
      const told = (outcome: Outcome<number>): Outcome<number> => {
        setFates((old) => (outcome.ok ? { ...old, kept: outcome.value } : { ...old, refused: old.refused + 1 }))
        return outcome
      }
      if (orders.current > 1) return told(refused('busy'))
      orders.current++
      const before = answered.current
      let answer = (): void => {}
      answered.current = new Promise<void>((resolve) => {
        answer = resolve
      })
      await before
      const slow = setTimeout(() => setSaving(true), 400)
      try {
        const outcome = await (patience === null ? work() : soon(work(), patience))
        if (!outcome.ok && outcome.code === 'line') setGone({ code: outcome.code, message: outcome.message })
        return told(outcome.ok ? granted(outcome.value.at) : outcome)
      } finally {
        orders.current--
        answer()
        clearTimeout(slow)
        setSaving(false)
      }
    },
    [patience],
  )

  /** Sends an order. The same one again after an answer that leaves it open is a retry, with the same ticket. */
  const order = useCallback(
    (what: readonly unknown[], send: (ticket: string) => Promise<Outcome<Receipt>>) =>
      guarded(async () => {
        const sign = JSON.stringify(what)
        const ticket = unsure.current?.sign === sign ? unsure.current.ticket : newTicket()
        const outcome = await send(ticket)
        unsure.current = !outcome.ok && UNSURE.has(outcome.code) ? { sign, ticket } : null
        return outcome
      }),
    [guarded],
  )

  const submit = useCallback(
    async (move: Move): Promise<Outcome<number>> => {
      if (viewer === null) return refused('seat')
      return order([viewer, number, move], async (ticket) => {
        decided.current = at + 1
        const outcome = await source.submit(viewer, move, number, ticket)
        if (!outcome.ok) decided.current = -1
        return outcome
      })
    },
    [order, source, viewer, number, at],
  )
  const undo = useCallback(
    () => order(['undo', viewer, number], (ticket) => source.undo(viewer ?? -1, ticket)),
    [order, source, viewer, number],
  )
  const redo = useCallback(
    () => order(['redo', viewer, number], (ticket) => source.redo(viewer ?? -1, ticket)),
    [order, source, viewer, number],
  )
  const lift = useCallback(() => setViewer(curtain), [curtain])
  const takeBack = useCallback(() => {
    if (regret === null) return
    void guarded(() => source.undo(regret, newTicket())).then((outcome) => {
      setGiven(null)
      if (outcome.ok) setViewer(regret)
    })
  }, [regret, guarded, source])

  const thinking = update?.thinking ?? null
  const trouble = gone ?? update?.trouble ?? null
  return {
    position,
    told,
    thinking,
    curtain,
    lift,
    regret,
    takeBack,
    look,
    seen,
    saving,
    orders: fates,
    trouble,
    submit,
    undo,
    redo,
  }
}

/** The answer to an order, or a refusal when the table does not say anything: longer than any store takes. */
function soon(answer: Promise<Outcome<Receipt>>, patience: number): Promise<Outcome<Receipt>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(refused('line.late')), patience)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function follow(old: readonly Told[], update: Update): readonly Told[] {
  if (update.kind === 'undone') return [...old.filter((one) => one.at <= update.position.at), ...update.told]
  return update.told.length === 0 ? old : [...old, ...update.told]
}

function remember(table: string, seat: Seat | null, at: number): void {
  try {
    localStorage.setItem(lookKey(table, seat), String(at))
  } catch {
    // Marks of what is new then start afresh with each visit.
  }
}

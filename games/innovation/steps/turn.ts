/** A turn in Phase II: conversions, one main action, conversions, end (A11, A6). */
import { push } from '@ludarium/kernel'
import type { InnovationMove } from '../moves.ts'
import { player } from '../pieces.ts'
import { listActions, playBookAction, playPower, playSpecial } from './actions.ts'
import { listMolesBridge, playMolesBridge } from './bridge.ts'
import { canConvert, listConversions, playConversion } from './conversions.ts'
import { listInnovations, playInnovation } from './innovation.ts'
import { listAnnexes, playAnnex } from './place.ts'
import { listScholars, playReturn, playSend } from './scholar.ts'
import type { PartOf } from './table.ts'
import { listTerraform, playBuild, playTerraform } from './terraform.ts'
import { listTracks, playSailing, playTerraforming } from './tracks.ts'
import { listUpgrades, playUpgrade } from './upgrade.ts'

const PASS: InnovationMove = { do: 'pass' }
const END: InnovationMove = { do: 'end' }

export const turnSteps = {
  /** A11.3 All main actions that can be paid and have an effect; passing is always possible. */
  action: {
    legal(s, step) {
      const { seat } = step
      const out: InnovationMove[] = []
      listTerraform(s, seat, out)
      listUpgrades(s, seat, out)
      listTracks(s, seat, out)
      listInnovations(s, seat, out)
      listScholars(s, seat, out)
      listActions(s, seat, out)
      listAnnexes(s, seat, out)
      listMolesBridge(s, seat, out)
      out.push(PASS)
      listConversions(s, player(s, seat), out)
      return out
    },
    play(s, step, seat, move, log) {
      switch (move.do) {
        case 'convert':
          push(s, step)
          playConversion(s, seat, move, log)
          break
        case 'terraform':
          playTerraform(s, seat, move.hex, move.way, log)
          break
        case 'build':
          playBuild(s, seat, move.hex, move.way, log)
          break
        case 'upgrade':
          playUpgrade(s, seat, move.hex, move.to, log)
          break
        case 'sailing':
          playSailing(s, seat, log)
          break
        case 'terraforming':
          playTerraforming(s, seat, log)
          break
        case 'innovation':
          playInnovation(s, seat, move.innovation)
          break
        case 'send':
          playSend(s, seat, move.discipline, move.steps, log)
          break
        case 'return':
          playReturn(s, seat, move.discipline, log)
          break
        case 'power':
          playPower(s, seat, move.action, log)
          break
        case 'bookAction':
          playBookAction(s, seat, move.action, log)
          break
        case 'special':
          playSpecial(s, seat, move.special, log)
          break
        case 'annex':
          playAnnex(s, seat, move.hex, log)
          break
        case 'molesBridge':
          playMolesBridge(s, seat)
          break
        case 'pass':
          push(s, { step: 'pass', seat })
      }
    },
  },

  /** A6.2, A6.3 Conversions directly after the main action, until the player ends the turn. */
  after: {
    skip: (s, step) => s.options.autoEndTurn === true || !canConvert(player(s, step.seat)),
    legal(s, step) {
      const out: InnovationMove[] = [END]
      listConversions(s, player(s, step.seat), out)
      return out
    },
    play(s, step, seat, move, log) {
      if (move.do !== 'convert') return
      push(s, step)
      playConversion(s, seat, move, log)
    },
  },
} satisfies PartOf<'action' | 'after'>

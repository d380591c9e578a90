/** A turn in Phase II: one main action, then the end; conversions beside both (A11, A6). */
import { push } from '@ludarium/kernel'
import type { InnovationMove } from '../moves.ts'
import { player } from '../pieces.ts'
import { listActions, publicActions } from './actions.ts'
import { bridgeActions, listMolesBridge } from './bridge.ts'
import { canConvert } from './conversions.ts'
import { innovationActions, listInnovations } from './innovation.ts'
import { annexActions, listAnnexes } from './place.ts'
import { listScholars, scholarActions } from './scholar.ts'
import type { PartOf } from './table.ts'
import { listTerraform, terraformActions } from './terraform.ts'
import { listTracks, trackActions } from './tracks.ts'
import { listUpgrades, upgradeActions } from './upgrade.ts'

const PASS: InnovationMove = { do: 'pass' }
const END: InnovationMove = { do: 'end' }

export const turnSteps = {
  /** A11.3 All main actions that can be paid and have an effect; passing is always possible. */
  action: {
    legal(s, { seat }) {
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
      return out
    },
    on: {
      ...terraformActions,
      ...upgradeActions,
      ...trackActions,
      ...innovationActions,
      ...scholarActions,
      ...publicActions,
      ...annexActions,
      ...bridgeActions,
      pass: (s, _step, seat) => push(s, { step: 'pass', seat }),
    },
  },

  /** A6.2, A6.3 Time for conversions directly after the main action, until the player ends the turn. */
  after: {
    skip: (s, step) => s.options.autoEndTurn === true || !canConvert(player(s, step.seat)),
    legal: () => [END],
    on: { end() {} },
  },
} satisfies PartOf<'action' | 'after'>

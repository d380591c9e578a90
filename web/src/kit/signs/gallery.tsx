/** Signs and lines of signs. */
import type { GalleryPart } from '../../gallery/registry.ts'
import { group, icon, op, own, quiet, type Token, written } from './language.ts'
import { Sign } from './Sign.tsx'
import { Signs } from './Signs.tsx'

const COINS = icon('two-coins', 'var(--wealth)')
const LINE: readonly Token<string>[] = [
  group(written(2), COINS),
  op('›'),
  group(written('+1'), icon('trophy', 'var(--gold)')),
  op('/'),
  group(quiet('per'), own('A')),
]

export const gallery: GalleryPart = {
  name: 'Signs',
  specimens: [
    ...['wealth', 'attack', 'influence', 'neutral'].map((tone) => ({
      name: `Sign, ${tone}`,
      Show: () => <Sign icon="two-coins" tone={tone} size={22} label={tone} />,
    })),
    ...[undefined, 14, 20].map((size) => ({
      name: `Line of signs${size === undefined ? '' : `, ${size} px`}`,
      Show: () => (
        <span className="row">
          <Signs tokens={LINE} size={size} draw={(letter) => <span className="chip">{letter}</span>} />
        </span>
      ),
    })),
    {
      name: 'Struck sign',
      Show: () => <Signs tokens={[group({ ...COINS, struck: true })]} draw={() => null} size={22} />,
    },
  ],
}

/** The drawn scene of an encounter: the light of its hour, the land, and what its sentence speaks of. */
import type { EncounterData } from '@ludarium/scythe/data'
import type { ReactNode } from 'react'
import { Fir, Wheat } from '../map/scenes.tsx'
import { type Land, type Light, type Scenery, STOCK } from '../scenes/stock.ts'

const SKY: Readonly<Record<Light, readonly [top: string, low: string, sun: string]>> = {
  day: ['#7fb0cf', '#e6ead0', '#fdf6d8'],
  gold: ['#8db3c9', '#f3dfae', '#fdeec2'],
  dusk: ['#5f6f92', '#e8b98a', '#ffcf8a'],
  night: ['#1b2440', '#4a5a7c', '#eef0e0'],
  storm: ['#5d6b7a', '#a9b3b4', '#d3d8d4'],
  winter: ['#9fb7c6', '#e7eef0', '#f8fbfb'],
  fog: ['#aab6ba', '#d9dedb', '#e6e9e4'],
}

const LAND: Readonly<Record<Land, readonly [hill: string, ground: string, furrow: string]>> = {
  field: ['#9aa678', '#c9a04b', '#a47e33'],
  wood: ['#6c8a63', '#5e7a4d', '#46603a'],
  steppe: ['#a7a57c', '#b08e58', '#8d6f41'],
  snow: ['#b9c9cf', '#e2ebee', '#b8cad1'],
  town: ['#a3a183', '#c29263', '#9c7047'],
  rock: ['#928c86', '#a39a8c', '#7e766b'],
}

const NONE: Scenery = { light: 'day', land: 'steppe', things: [] }

/** What grows there, behind everything else. */
function Growth({ land }: { readonly land: Land }): ReactNode {
  if (land === 'wood')
    return [12, 44, 300, 268, 84, 236].map((x, n) => <Fir key={x} x={x} y={272 + (n % 3) * 8} k={3 + (n % 2) * 0.8} />)
  if (land === 'snow') return [18, 296].map((x) => <Fir key={x} x={x} y={276} k={2.6} />)
  if (land === 'field')
    return Array.from({ length: 11 }, (_, n) => (
      <Wheat key={`ear ${String(n)}`} x={10 + n * 31} y={286 + (n % 3) * 6} k={1.7} />
    ))
  return null
}

function Weather({ light }: { readonly light: Light }): ReactNode {
  switch (light) {
    case 'storm':
      return (
        <>
          <path d="M20 84q14-26 44-16q20-24 46-4q28-8 34 16q-20 14-60 10q-40 8-64-6z" fill="#47525e" />
          <path d="M176 60q16-22 44-12q22-18 46 2q24-2 26 18q-30 12-66 6q-34 4-50-14z" fill="#3f4954" />
          <path
            d="M30 120l-12 34M74 108l-12 34M120 124l-12 34M166 108l-12 34M212 122l-12 34M258 104l-12 34M300 126l-12 34M52 176l-12 34M146 180l-12 34M236 176l-12 34"
            stroke="#dfe8ee"
            strokeWidth="2"
            opacity="0.5"
          />
        </>
      )
    case 'winter':
      return (
        <g fill="#fff" opacity="0.85">
          {[20, 58, 96, 140, 178, 214, 252, 296, 38, 120, 200, 280].map((x, n) => (
            <circle key={`${x} ${String(n)}`} cx={x} cy={30 + ((n * 53) % 190)} r={n % 3 === 0 ? 3 : 2} />
          ))}
        </g>
      )
    case 'night':
      return (
        <g fill="#fff" opacity="0.8">
          {[24, 62, 104, 150, 196, 288, 44, 126].map((x, n) => (
            <circle key={x} cx={x} cy={24 + ((n * 41) % 130)} r={n % 2 === 0 ? 1.6 : 1.1} />
          ))}
        </g>
      )
    case 'day':
    case 'gold':
      return (
        <g fill="#fff" opacity="0.55">
          <path d="M30 70q10-16 28-8q16-14 34 2q18-2 18 12H26q-6-2 4-6z" />
          <path d="M130 40q8-12 22-6q14-10 26 4q14 0 12 10h-62q-6-4 2-8z" />
        </g>
      )
    case 'dusk':
      return <path d="M0 150Q90 132 170 150T320 142V162Q200 172 100 162T0 168Z" fill="#f6d2a4" opacity="0.5" />
    case 'fog':
      return null
  }
}

export function Scene({ card }: { readonly card: EncounterData }): ReactNode {
  const { light, land, things } = STOCK[card.id] ?? NONE
  const [top, low, sun] = SKY[light]
  const [hill, ground, furrow] = LAND[land]
  const id = `scythe-sky-${light}`
  return (
    <svg className="scythe-scene" viewBox="0 0 320 390" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor={top} />
        <stop offset="0.75" stopColor={low} />
      </linearGradient>
      <rect width="320" height="390" fill={`url(#${id})`} />
      <circle cx="246" cy="112" r="46" fill={sun} opacity="0.3" />
      <circle cx="246" cy="112" r={light === 'night' ? 22 : 34} fill={sun} opacity={light === 'storm' ? 0.5 : 1} />
      <Weather light={light} />
      <path d="M0 212Q70 168 150 204T320 186V390H0Z" fill={hill} opacity="0.7" />
      <path d="M0 236Q100 200 190 232T320 222V390H0Z" fill={hill} />
      <path d="M0 276Q120 250 200 270T320 264V390H0Z" fill={ground} />
      <path
        d="M0 306Q120 284 220 306T320 298M0 336Q130 312 320 332M0 368Q140 346 320 362"
        fill="none"
        stroke={furrow}
        strokeWidth="2.6"
        opacity="0.6"
      />
      <Growth land={land} />
      {light === 'night' && <rect width="320" height="390" fill="#0d1530" opacity="0.3" />}
      {things.map(([What, x, y, k]) => (
        <What key={`${x} ${y}`} x={x} y={y} k={k} />
      ))}
      {light === 'fog' && (
        <>
          <path d="M0 190Q90 170 170 196T320 186V270Q200 250 100 274T0 262Z" fill="#e6eae8" opacity="0.7" />
          <path d="M0 300Q110 280 200 304T320 296V340Q200 322 100 344T0 336Z" fill="#e6eae8" opacity="0.55" />
        </>
      )}
    </svg>
  )
}

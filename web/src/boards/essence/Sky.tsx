/** Behind the island: the deep cloth with a few stars, clouds and the shadow of the rock. Decoration. */
const STARS =
  'M30 40h1M96 22h1M150 70h1M214 30h1M300 18h1M372 58h1M438 26h1M512 66h1M540 20h1M60 118h1M480 140h1M20 210h1M548 236h1M90 300h1M470 330h1'

export function Sky() {
  return (
    <svg
      className="essence-island-sky"
      viewBox="0 0 564 396"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d={STARS} stroke="white" strokeWidth="1.500" strokeLinecap="round" opacity="0.5" />
      <g fill="white" opacity="0.05">
        <path d="M90 130l70-62 96-14 110 6 92 50 20 60-60 70-30 120-70 40-90-8-60-66-52-40-30-70Z" />
        <path d="M176 256l30 96 60 40 66-4 52-60 20-60Z" />
      </g>
      <g fill="white" opacity="0.07">
        <path d="M0 300a34 34 0 0 1 34-30a30 30 0 0 1 54-8a28 28 0 0 1 40 26v12H0Z" />
        <path d="M60 362a24 24 0 0 1 26-22a30 30 0 0 1 52-8a22 22 0 0 1 30 22v8Z" />
        <path d="M420 360a22 22 0 0 1 24-20a30 30 0 0 1 52-10a26 26 0 0 1 42 18h26v12Z" />
        <path d="M440 40a14 14 0 0 1 20-16a20 20 0 0 1 36-4a16 16 0 0 1 26 14v6Z" />
      </g>
    </svg>
  )
}

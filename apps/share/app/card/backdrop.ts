/**
 * The water behind a card, 1200 × 630: light from above, two divers on their line, a dark reef. The
 * depth ramp from 12 m to 40 m is in hexadecimal because the renderer does not support OKLCH.
 */
export const backdrop = `
  <defs>
    <linearGradient id="water" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#0b7f98"/>
      <stop offset=".32" stop-color="#006a87"/>
      <stop offset=".72" stop-color="#003751"/>
      <stop offset="1" stop-color="#001728"/>
    </linearGradient>
    <linearGradient id="shaft" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#b1eaf0" stop-opacity=".13"/>
      <stop offset="1" stop-color="#b1eaf0" stop-opacity="0"/>
    </linearGradient>
  </defs>
  <path fill="url(#water)" d="M0 0h1200v630H0z"/>
  <g fill="url(#shaft)">
    <path d="M690 0h70L560 520H420z"/>
    <path d="M830 0h120l10 470H800z"/>
    <path d="M1030 0h60l110 330v180z"/>
  </g>
  <path fill="#001f33" d="M0 566c90-34 180 8 300-12s200 26 330 10 210-48 330-24 170 22 240-18v108H0Z"/>
  <path fill="#00131f" d="M0 604c140-20 250 14 420 0s300 14 470-4 220 10 310-12v42H0Z"/>
  <g fill="none" stroke="#f96551" stroke-width="3" stroke-linecap="round">
    <path d="M1130 0c14 120-40 176-28 280 6 54 46 110 22 198"/>
    <path d="M1122 480c-8 64-124 108-172 76"/>
  </g>
  <g fill="#0e5570">
    <path d="M1036 494c20-18 48-22 78-18l16 6-12 10c-28 6-54 6-82 2Z"/>
    <path d="M1040 492c-22-2-38 12-54 24 26-2 44-8 62-16Z"/>
    <rect x="1064" y="462" width="40" height="12" rx="6" transform="rotate(-5 1064 462)"/>
    <circle cx="1134" cy="477" r="11"/>
    <g transform="translate(-140 92) scale(.9)">
      <path d="M1082 524c20-18 48-22 78-18l16 6-12 10c-28 6-54 6-82 2Z"/>
      <path d="M1086 522c-22-2-38 12-54 24 26-2 44-8 62-16Z"/>
      <rect x="1110" y="492" width="40" height="12" rx="6" transform="rotate(-5 1110 492)"/>
      <circle cx="1180" cy="507" r="11"/>
    </g>
  </g>
  <g fill="none" stroke="#fff" stroke-opacity=".32" stroke-width="2">
    <circle cx="1152" cy="440" r="6"/><circle cx="1164" cy="416" r="4"/><circle cx="1158" cy="396" r="3"/>
  </g>`;

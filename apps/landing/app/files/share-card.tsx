import { defaultLocale, languages, locales } from '@buddyline/i18n/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LoaderFunctionArgs } from 'react-router';
import Buoy from '../art/buoy.svg?react';
import Coast from '../art/coast.svg?react';
import DiveBoat from '../art/dive-boat.svg?react';
import Freediver from '../art/freediver.svg?react';
import { site } from '../site.ts';
import { taglineIn } from '../tagline.ts';

/** The stylesheet's colours in a notation that the renderer supports. */
const colours = `
.range-far{fill:#d3d1c0}.range-near{fill:#a9b3ad}.range-shade{fill:#8fa3a3}
.boat-line{stroke:#04384f}.boat-house,.boat-hull{fill:#fff}.boat-glass,.boat-stripe{fill:#066f8d}
.buoy-pole{stroke:#021623}.flag-red{fill:#c8102e}.flag-white{fill:#fff}
.buoy-top{fill:#ff6347}.buoy-float{fill:#b94a3c}.buoy-light{fill:#fff;fill-opacity:.4}
.creature-body{fill:#06425a}.creature-body-line{stroke:#06425a}.creature-far{fill:#066f8d}
.creature-limb-line{stroke:#066f8d}.creature-glass{fill:#e8fbfd}.creature-mask{fill:#ff6347}.creature-strap{stroke:#021623}.creature-rim{stroke:#65c9d6}
text{font-family:'Readex Pro';font-weight:700;fill:#021623}
.arabic{font-family:'Readex Pro SemiBold','Readex Pro';font-weight:600}`;

/** The preview picture of these pages as SVG; `paint-card.ts` turns it into a PNG. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const locale =
    locales.find((each) => request.url.includes(`share-card-${each}`)) ?? defaultLocale;
  const tagline = taglineIn(locale);
  const svg = renderToStaticMarkup(
    <ShareCard tagline={tagline} arabic={languages[locale].script === 'arabic'} />,
  );
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
}

function ShareCard({ tagline, arabic }: { tagline: string; arabic: boolean }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <style>{colours}</style>
      <defs>
        <linearGradient id="sky" x2="0" y2="1">
          <stop stopColor="#f8f0dc" />
          <stop offset="1" stopColor="#ffe2c4" />
        </linearGradient>
        <linearGradient id="water" x2="0" y2="1">
          <stop stopColor="#ade8f0" />
          <stop offset="1" stopColor="#3bb3c8" />
        </linearGradient>
      </defs>
      <path fill="url(#sky)" d="M0 0h1200v380H0Z" />
      <g transform={arabic ? 'matrix(-1 0 0 1 1200 0)' : undefined}>
        <circle cx="930" cy="300" r="170" fill="#fff" fillOpacity="0.35" />
        <circle cx="930" cy="300" r="90" fill="#fff7df" />
        <svg x="420" y="170" width="780" height="170">
          <Coast />
        </svg>
        <path fill="#5fbfd0" d="M0 338h1200v80H0Z" />
        <svg x="1010" y="292" width="110" height="48">
          <DiveBoat />
        </svg>
        <path fill="url(#water)" d={`M0 388q50-20 100 0${'t100 0'.repeat(11)}v260H0Z`} />
        <path
          fill="none"
          stroke="#fff"
          strokeOpacity="0.8"
          strokeWidth="3"
          d={`M0 388q50-20 100 0${'t100 0'.repeat(11)}`}
        />
        <path d="M820 400c0 90-70 130-90 240" fill="none" stroke="#ff6347" strokeWidth="4" />
        <svg x="830" y="420" width="150" height="230">
          <Freediver />
        </svg>
        <svg x="735" y="170" width="170" height="318">
          <Buoy />
        </svg>
      </g>
      <Words tagline={tagline} arabic={arabic} />
    </svg>
  );
}

function Words({ tagline, arabic }: { tagline: string; arabic: boolean }) {
  const x = arabic ? 1130 : 70;
  const textAnchor = arabic ? 'end' : 'start';
  const words = tagline.replace(/\.$/, '').split(' ');
  const half = Math.ceil(words.length / 2);
  const lines = [words.slice(0, half), words.slice(half)].map((line) => line.join(' '));
  // A long one ends before the flag.
  const fontSize = Math.min(
    arabic ? 78 : 96,
    1300 / Math.max(...lines.map(({ length }) => length)),
  );
  return (
    <>
      {lines.map((line, index) => (
        <text
          key={line}
          x={x}
          y={150 + index * (arabic ? 118 : 98)}
          textAnchor={textAnchor}
          fontSize={fontSize}
          className={arabic ? 'arabic' : undefined}
        >
          {line}
        </text>
      ))}
      <text x={x} y="570" textAnchor={textAnchor} fontSize="40">
        {site.brand}
      </text>
    </>
  );
}

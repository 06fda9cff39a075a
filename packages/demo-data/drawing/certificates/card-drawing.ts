import { mix, n, smoothPath } from '../pictures/canvas.ts';
import { createRandom } from '../../src/random.ts';
import type { CertificateCard } from '../../src/rows/certificates.ts';
import type { Lettering, Line } from './lettering.ts';

/** One shape of a card, in page units; rendered the same in a PDF and in a picture. */
export type Shape = {
  path: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  opacity?: number;
};

/** A4 landscape, in points. */
export const cardSize = { width: 842, height: 595 };

const labels = {
  en: {
    certifies: 'This certifies that',
    completed: 'has completed the training of',
    issued: 'Issued',
    number: 'Diver no.',
    instructor: 'Instructor',
  },
  ar: {
    certifies: 'تُمنح هذه الشهادة إلى',
    completed: 'لاجتياز متطلبات دورة',
    issued: 'تاريخ الإصدار',
    number: 'رقم الغواص',
    instructor: 'المدرب',
  },
};

/** The certificate as shapes, back to front. */
export function drawCard(card: CertificateCard, lettering: Lettering): Shape[] {
  const { width } = cardSize;
  const { colour } = card.agency;
  const words = labels[card.language];
  const isArabic = card.language === 'ar';
  const write = (
    text: string,
    line: Partial<Line> & Pick<Line, 'y' | 'size'>,
    fill: string,
  ): Shape => ({
    path: lettering.outline(text, { x: width / 2, weight: 400, align: 'centre', ...line }),
    fill,
  });
  const ink = mix(colour, '#0a1420', 0.55);
  const muted = mix(ink, '#ffffff', 0.4);
  return [
    ...paper(card),
    ...mark(card),
    write(
      isArabic ? card.agency.arabic : card.agency.name,
      { y: 158, size: 20, weight: 600 },
      colour,
    ),
    write(words.certifies, { y: 218, size: 14 }, muted),
    write(card.holder, { y: 272, size: 42, weight: 600 }, ink),
    write(words.completed, { y: 320, size: 14 }, muted),
    write(
      isArabic ? card.course.arabic : card.course.title,
      { y: 368, size: 31, weight: 500 },
      colour,
    ),
    {
      path: `M${width / 2 - 46},396H${width / 2 + 46}`,
      stroke: card.agency.accent,
      strokeWidth: 3,
    },
    ...facts(card, { write, ink, muted }),
  ];
}

/** Date, instructor and number in three columns, in reading order. */
function facts(
  card: CertificateCard,
  {
    write,
    ink,
    muted,
  }: {
    write: (text: string, line: Partial<Line> & Pick<Line, 'y' | 'size'>, fill: string) => Shape;
    ink: string;
    muted: string;
  },
): Shape[] {
  const words = labels[card.language];
  const columns = [
    [words.issued, card.issued.replaceAll('-', '/')],
    [words.instructor, card.instructor],
    [words.number, card.number],
  ];
  const inOrder = card.language === 'ar' ? columns.toReversed() : columns;
  return inOrder.flatMap(([label = '', value = ''], index) => {
    const x = 186 + index * 235;
    return [
      write(value, { x, y: 470, size: 15, weight: 500 }, ink),
      {
        path: `M${x - 82},484H${x + 82}`,
        stroke: mix(card.agency.colour, '#ffffff', 0.6),
        strokeWidth: 1,
      },
      write(label, { x, y: 502, size: 10.5 }, muted),
    ];
  });
}

/** Paper, frame, and a bottom of waves in the organisation's colours. */
function paper({ agency, number }: CertificateCard): Shape[] {
  const { width, height } = cardSize;
  const random = createRandom(number);
  const waves = [0, 1, 2].map((row): Shape => {
    const phase = random.between(0, 6);
    const points = Array.from({ length: 13 }, (_, index) => {
      const y = height - 68 + row * 13 + Math.sin(index * 0.9 + phase) * (11 - row * 2);
      return [26 + (index / 12) * (width - 52), y] as const;
    });
    return {
      path: `${smoothPath(points)}L${width - 26},${height - 26}L26,${height - 26}Z`,
      fill: mix(agency.colour, '#ffffff', 0.74 - row * 0.3),
    };
  });
  const rings = Array.from({ length: 9 }, (_, ring): Shape => {
    return {
      path: circle(width / 2, 300, 60 + ring * 32),
      stroke: agency.colour,
      strokeWidth: 0.8,
      opacity: 0.07,
    };
  });
  return [
    { path: `M0,0H${width}V${height}H0Z`, fill: '#ffffff' },
    { path: `M0,0H${width}V${height}H0Z`, fill: mix(agency.colour, '#ffffff', 0.96) },
    ...rings,
    ...waves,
    { path: `M18,18H${width - 18}V${height - 18}H18Z`, stroke: agency.colour, strokeWidth: 6 },
    { path: `M28,28H${width - 28}V${height - 28}H28Z`, stroke: agency.accent, strokeWidth: 1.5 },
  ];
}

/** A seal with a wave and a trail of bubbles. */
function mark({ agency }: CertificateCard): Shape[] {
  const x = cardSize.width / 2;
  return [
    { path: circle(x, 90, 36), fill: agency.colour },
    { path: circle(x, 90, 31), stroke: agency.accent, strokeWidth: 1.6 },
    { path: `M${x - 24},98q6,-9 12,0t12,0t12,0t12,0v4q-8,16 -24,16t-24,-16Z`, fill: agency.accent },
    ...[
      [-7, 84, 4.2],
      [3, 76, 3.2],
      [-2, 68, 2.4],
    ].map(([dx = 0, y = 0, radius = 0]): Shape => {
      return { path: circle(x + dx, y, radius), stroke: '#ffffff', strokeWidth: 1.6 };
    }),
  ];
}

function circle(x: number, y: number, radius: number): string {
  const r = n(radius);
  return `M${n(x - radius)},${n(y)}a${r},${r} 0 1,0 ${n(radius * 2)},0a${r},${r} 0 1,0 ${n(-radius * 2)},0Z`;
}

export function cardSvg(shapes: readonly Shape[]): string {
  const { width, height } = cardSize;
  const body = shapes.map(({ path, fill = 'none', stroke, strokeWidth = 0, opacity = 1 }) => {
    const line = stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth}"` : '';
    return `<path d="${path}" fill="${fill}"${line} opacity="${opacity}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body.join('')}</svg>`;
}

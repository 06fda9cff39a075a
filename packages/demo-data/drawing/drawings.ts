import { createHash } from 'node:crypto';
import { avatars, colleagueAvatar } from '../src/content/avatars.ts';
import { scenes } from '../src/content/scenes.ts';
import { avatarDrawing, sceneDrawing } from '../src/drawing-names.ts';
import type { CertificateCard } from '../src/rows/certificates.ts';
import { cardsOfADay } from './cards.ts';
import { cardSvg, drawCard, type Shape } from './certificates/card-drawing.ts';
import type { Lettering } from './certificates/lettering.ts';
import { drawAvatar } from './pictures/avatars.ts';
import { motifs } from './pictures/motifs.ts';
import { drawScene } from './pictures/scene.ts';

export type PictureKind = 'scene' | 'avatar' | 'card';

/** A drawing, which several files may show. */
export type Drawing = { name: string } & (
  | { type: PictureKind; svg: string }
  | { type: 'document'; card: CertificateCard; shapes: Shape[] }
);

/**
 * All drawings that the demo can use.
 * @param minutesApart interval at which the holders of certificates are computed; 1 finds all holders
 */
export function listDrawings(lettering: Lettering, minutesApart: number): Drawing[] {
  return [
    ...scenes.map((scene): Drawing => {
      const svg = drawScene(scene, motifs[scene.motif]);
      return { name: sceneDrawing(scene), type: 'scene', svg };
    }),
    ...[...avatars, colleagueAvatar].map((avatar): Drawing => {
      return { name: avatarDrawing(avatar), type: 'avatar', svg: drawAvatar(avatar) };
    }),
    ...cardsOfADay(minutesApart).map(({ name, card, document }): Drawing => {
      const shapes = drawCard(card, lettering);
      return document === 'pdf'
        ? { name, type: 'document', card, shapes }
        : { name, type: 'card', svg: cardSvg(shapes) };
    }),
  ];
}

/** A hash of the drawing's source, independent of the library that renders it. */
export function drawnFrom(drawing: Drawing): string {
  const { name: _, ...source } = drawing;
  return createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 16);
}

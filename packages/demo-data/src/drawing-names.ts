import type { Avatar } from './content/avatars.ts';
import type { Scene } from './content/scenes.ts';
import type { Certificate } from './rows/certificates.ts';

/** Folders below `files/`, one for each drawing. */
export const sceneDrawing = ({ name }: Scene): string => `scenes/${name}`;
export const avatarDrawing = ({ name }: Avatar): string => `avatars/${name}`;

/**
 * All that stands on a card but its date follows from its number and its holder. Who that is depends a
 * little on the time of day at which the demo is made, as do the moments at which people joined.
 */
export const cardDrawing = ({ card, owner }: Pick<Certificate, 'card' | 'owner'>): string =>
  `certificates/${card.number}-${owner.row.username}`;

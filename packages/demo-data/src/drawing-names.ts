import type { Avatar } from './content/avatars.ts';
import type { Scene } from './content/scenes.ts';
import type { Certificate } from './rows/certificates.ts';

/** The folder of each drawing below `files/`. */
export const sceneDrawing = ({ name }: Scene): string => `scenes/${name}`;
export const avatarDrawing = ({ name }: Avatar): string => `avatars/${name}`;

/**
 * The number and the holder determine everything on a card except its date. The holder can depend on the
 * time of day at which the demo is generated, because join dates do.
 */
export const cardDrawing = ({ card, owner }: Pick<Certificate, 'card' | 'owner'>): string =>
  `certificates/${card.number}-${owner.row.username}`;

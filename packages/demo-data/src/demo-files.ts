import { avatars, colleagueAvatar } from './content/avatars.ts';
import { scenes, sceneThemes } from './content/scenes.ts';
import type { DemoData } from './demo-data.ts';
import { avatarDrawing, cardDrawing, sceneDrawing } from './drawing-names.ts';
import { createDeck, createRandom, type Random } from './random.ts';
import { demoFileId } from './rows/identity.ts';
import { isColleague, type Person } from './rows/people.ts';

export type DemoFile = {
  id: string;
  kind: 'avatar' | 'post' | 'certificate';
  /** Display text. */
  name: string;
  userId: string;
  createdAt: Date;
  /** Name of the stored drawing that it shows; several files may show the same one. */
  drawing: string;
  /** The post or certificate that shows it; a profile picture belongs to its user. */
  shownBy: string;
};

/** Assigns files to posts, people and certificates. */
export function planFiles(data: DemoData): DemoFile[] {
  return planWith(createRandom('buddyline demo files'), data);
}

/** The same for the records that are deleted, with their own seed, so that they change no other file. */
export function planDeletedFiles(deleted: DemoData): DemoFile[] {
  return planWith(createRandom('buddyline demo deleted files'), deleted);
}

function planWith(random: Random, data: DemoData): DemoFile[] {
  return [
    ...planAvatars(random, data.people),
    ...planPostPictures(random, data),
    ...planDocuments(random, data),
  ];
}

/** Most members have a picture; among two hundred, each is used two or three times. Ada has the first, her colleague one of her own. */
function planAvatars(random: Random, people: readonly Person[]): DemoFile[] {
  const decks = {
    woman: createDeck(
      avatars.filter(({ look }) => look === 'woman'),
      random,
    ),
    man: createDeck(
      avatars.filter(({ look }) => look === 'man'),
      random,
    ),
    emblem: createDeck(
      avatars.filter(({ look }) => look === 'emblem'),
      random,
    ),
  };
  return people.flatMap((person, index) => {
    const { row, look } = person;
    const id = demoFileId(random);
    const drawn = decks[look]();
    const avatar = isColleague(person) ? colleagueAvatar : drawn;
    const hasPicture = index === 0 || random.chance(0.84);
    if (!hasPicture) return [];
    const drawing = avatarDrawing(avatar);
    const owned = { userId: row.id, createdAt: row.created_at, shownBy: row.id };
    return [{ id, kind: 'avatar' as const, name: `${row.username}.jpg`, drawing, ...owned }];
  });
}

function planPostPictures(random: Random, { posts }: DemoData): DemoFile[] {
  const decks = new Map(
    sceneThemes.map((theme) => [
      theme,
      createDeck(
        scenes.filter((scene) => scene.theme === theme),
        random,
      ),
    ]),
  );
  return posts.flatMap(({ picture, row }) => {
    const scene = picture === null ? undefined : decks.get(picture)?.();
    if (!scene) return [];
    const drawing = sceneDrawing(scene);
    const name = `DSC_${random.int(1000, 9999)}.jpg`;
    const owned = { userId: row.user_id, createdAt: row.created_at, shownBy: row.id };
    return [{ id: demoFileId(random), kind: 'post' as const, name, drawing, ...owned }];
  });
}

function planDocuments(random: Random, { certificates }: DemoData): DemoFile[] {
  return certificates.flatMap(({ document, card, owner, row }) => {
    if (document === null) return [];
    const drawing = cardDrawing({ card, owner });
    const name = `${card.number}.${document === 'pdf' ? 'pdf' : 'jpg'}`;
    const owned = { userId: row.user_id, createdAt: row.created_at, shownBy: row.id };
    return [{ id: demoFileId(random), kind: 'certificate' as const, name, drawing, ...owned }];
  });
}

import type { DiveSite } from '../content/dive-site.ts';
import { arabicSites, diveSites } from '../content/dive-sites.ts';
import { englishPosts } from '../content/post-texts-alone-en.ts';
import { arabicParts, arabicPosts } from '../content/post-texts-ar.ts';
import { englishParts, type PostParts, type PostTheme } from '../content/post-texts-en.ts';
import type { SceneTheme } from '../content/scenes.ts';
import { createDeck, type Random } from '../random.ts';
import { demoId, fillSlots, sentenceCase } from './identity.ts';
import { dayMs, growingMoment, soonAfter } from './moments.ts';
import { type Person, pickMember } from './people.ts';
import { siteSlots } from './site-slots.ts';

export type Post = {
  row: {
    id: string;
    user_id: string;
    content: string;
    is_enabled: boolean;
    shares_count: number;
    created_at: Date;
    updated_at: Date;
  };
  author: Person;
  /** How many likes it would have in a community of thousands. */
  likes: number;
  /** The scene in its picture; null without a picture. */
  picture: SceneTheme | null;
  /** The dive site, if the post is about one. */
  site: DiveSite | null;
  language: 'en' | 'ar';
};

type Text = Pick<Post, 'site' | 'language'> & { content: string; theme: PostTheme };
type Writer = (writer: Person, buddy: Person) => Text;

export function makePosts(
  random: Random,
  now: Date,
  { people, count }: { people: readonly Person[]; count: number },
): Post[] {
  const write = {
    en: makeWriter(random, 'en', diveSites),
    ar: makeWriter(random, 'ar', arabicSites),
  };
  const seen = new Set<string>();
  return Array.from({ length: count }, () => {
    const posted = growingMoment(random, now, 1.25);
    const author = pickMember(random, people, posted);
    const buddy = random.pick(people.filter((person) => person !== author));
    const text = unseen(seen, () => write[author.writes](author, buddy));
    const appeal = random.next() ** 3;
    const picture = pictureTheme(random, text);
    return {
      author,
      likes: likesOf(appeal, picture !== null, author, now.getTime() - posted.getTime()),
      picture,
      site: text.site,
      language: text.language,
      row: {
        id: demoId(random, posted),
        user_id: author.row.id,
        content: text.content,
        is_enabled: random.chance(0.96),
        shares_count: Math.round(appeal * 14 * random.next()),
        created_at: posted,
        updated_at: random.chance(0.08) ? soonAfter(random, posted, now, 2 * dayMs) : posted,
      },
    };
  });
}

/** Generates texts until one is new. */
function unseen(seen: Set<string>, write: () => Text): Text {
  for (;;) {
    const text = write();
    if (seen.has(text.content)) continue;
    seen.add(text.content);
    return text;
  }
}

/** Mixes complete texts, each used once, with composed ones; after that, only composed ones. */
function makeWriter(random: Random, language: 'en' | 'ar', sites: readonly DiveSite[]): Writer {
  const alone = random.shuffled(language === 'en' ? englishPosts : arabicPosts);
  const nextSite = createDeck(sites, random);
  const parts: Partial<Record<PostTheme, PostParts>> =
    language === 'en' ? englishParts : arabicParts;
  const decks = new Map(
    Object.entries(parts).map(([theme, texts]) => [theme, deckOf(texts, random)]),
  );
  return (writer, buddy) => {
    const single = random.chance(0.24) ? alone.pop() : undefined;
    if (single) return { content: single[1], theme: single[0], site: null, language };
    const site = nextSite();
    const isNight = site.scenes.includes('night') && random.chance(0.5);
    const deck = decks.get(isNight ? 'night' : site.kind) ?? decks.get('reef');
    if (!deck) throw new Error('There is no text about reefs');
    const words = siteSlots(random, { site, writer, buddy });
    const content = sentenceCase(fillSlots(composeOnce(random, deck), words));
    return { content, theme: isNight ? 'night' : random.pick(site.scenes), site, language };
  };
}

type Decks = { opening: () => string; middle: () => string; closing: () => string };

function deckOf(parts: PostParts, random: Random): Decks {
  return {
    opening: createDeck(parts.openings, random),
    middle: createDeck(parts.middles, random),
    closing: createDeck(parts.closings, random),
  };
}

/** Prevents a text from naming the same sight twice. */
function composeOnce(random: Random, deck: Decks): string {
  for (;;) {
    const text = compose(random, deck);
    const names = text.match(/\{(sight2?|buddy|minutes)\}/g) ?? [];
    if (new Set(names).size === names.length) return text;
  }
}

/** Most people write two or three sentences; some write one, some a small report. */
function compose(random: Random, deck: Decks): string {
  const shape = random.next();
  if (shape < 0.14) return `${deck.opening()} ${deck.closing()}`;
  if (shape < 0.36) return `${deck.opening()} ${deck.middle()}`;
  if (shape < 0.82) return `${deck.opening()} ${deck.middle()} ${deck.closing()}`;
  const last = random.chance(0.5) ? `\n\n${deck.closing()}` : '';
  return `${deck.opening()}\n\n${deck.middle()} ${deck.middle()}${last}`;
}

function pictureTheme(random: Random, { theme, site }: Text): SceneTheme | null {
  if (theme === 'any') return random.chance(0.22) ? random.pick(['boat', 'divers', 'reef']) : null;
  return random.chance(site === null ? 0.66 : 0.61) ? theme : null;
}

function likesOf(appeal: number, hasPicture: boolean, author: Person, ageMs: number): number {
  const followers = author.reach;
  const grown = Math.min(1, ageMs / (3 * dayMs) + 0.08);
  return Math.round(grown * (2 + appeal * (hasPicture ? 90 : 34) + appeal * followers * 0.11));
}

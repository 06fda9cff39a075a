import type { Post } from '../rows/posts.ts';
import { type DemoEntry, labelOf, entryOf, takeNewest, type Week } from './entries.ts';

type Switch = { who: 'ada' | 'ines'; when: [number, number, number]; reason: string };

/** Posts that are hidden now. */
const hidden: readonly Switch[] = [
  { who: 'ines', when: [1, 12, 20], reason: 'Reported by two members, until it is checked.' },
  { who: 'ada', when: [3, 9, 5], reason: 'Another diver in it has not agreed.' },
  { who: 'ines', when: [4, 10, 38], reason: 'Copied from another account; the author was asked.' },
  { who: 'ada', when: [6, 17, 2], reason: 'Advertises a trip, which needs a partner account.' },
  { who: 'ines', when: [7, 12, 44], reason: 'The author asked for it.' },
];

/** Posts that were hidden for a while. */
const shownAgain: readonly [hidden: Switch, shown: Switch][] = [
  [
    { who: 'ines', when: [2, 8, 57], reason: 'Reported: touches an animal.' },
    { who: 'ada', when: [2, 13, 16], reason: 'Nothing in it is against the rules.' },
  ],
  [
    { who: 'ada', when: [5, 8, 12], reason: 'The dive site is closed to visitors.' },
    { who: 'ines', when: [4, 15, 50], reason: 'The author has removed the position.' },
  ],
  [
    { who: 'ines', when: [6, 13, 35], reason: 'Reported: taken from somebody else.' },
    { who: 'ines', when: [5, 16, 21], reason: 'They know each other and agree.' },
  ],
];

export function makePostEntries(week: Week, posts: readonly Post[]): DemoEntry[] {
  const take = takeNewest(posts.map(({ row }) => row));
  const single = hidden.flatMap((one) => {
    const at = week.at(...one.when);
    const post = take(at, (row) => !row.is_enabled);
    return post ? [switchEntry(week, post, { one, at, to: false })] : [];
  });
  const both = shownAgain.flatMap(([hide, show]) => {
    const at = week.at(...hide.when);
    const post = take(at, (row) => row.is_enabled);
    if (!post) return [];
    return [
      switchEntry(week, post, { one: hide, at, to: false }),
      switchEntry(week, post, { one: show, at: week.at(...show.when), to: true }),
    ];
  });
  return [...single, ...both];
}

function switchEntry(
  week: Week,
  post: Post['row'],
  { one: { who, reason }, at, to }: { one: Switch; at: Date; to: boolean },
): DemoEntry {
  const audit = week.audit(week[who], to ? 'posts.show' : 'posts.hide', at, { reason });
  return entryOf(audit, aboutPost(post), { isEnabled: { from: !to, to } });
}

export const aboutPost = ({ id, user_id, content }: Post['row']) => ({
  itemId: id,
  label: labelOf(content),
  personId: user_id,
});

import type { Migration } from './migration.ts';

/** For the filter by a person and a noun, which otherwise reads all deletions of one of the two. */
export const trashByPersonAndNoun = {
  oneByOne: [
    'drop index concurrently if exists deletions_by_person_and_noun',
    `create index concurrently deletions_by_person_and_noun on deletions (by_id, noun, id)
      where restored_at is null and purged_at is null`,
  ],
} satisfies Migration;

import { likesTable } from './likes-table.ts';
import type { Migration } from './migration.ts';

/** Who likes which comment, and the number of likes of each comment. */
export const commentLikes = {
  inTransaction: likesTable('comment', 'comments'),
} satisfies Migration;

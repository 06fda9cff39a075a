import { likesTable } from './likes-table.ts';
import type { Migration } from './migration.ts';

/** Who likes which post, and the number of likes of each post. */
export const postLikes = { inTransaction: likesTable('post', 'posts') } satisfies Migration;

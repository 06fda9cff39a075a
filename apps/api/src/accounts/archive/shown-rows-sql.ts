import { sql } from 'kysely';

export const allRows = sql`true`;

/** As in `listMessages`: without internal notes, and replies that can still be taken back. */
export const shownMessages = sql`not is_internal and (author_id = user_id or due_at <= now())`;

/** As in `forPerson`: without messages that were taken back. */
export const shownSanctions = sql`(kind <> 'message' or lifted_at is null)`;

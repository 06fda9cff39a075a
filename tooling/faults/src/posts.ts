import { runOn } from '@buddyline/tests/test-postgres';
import type { Call, OnPostgres } from './running-api.ts';

const boundary = 'a-boundary-that-no-part-contains';

/** POST /posts, optionally with a file. */
export function newPost(content: string, file?: Buffer): Call {
  const part = (head: string, bytes: Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ]);
  const parts = [part('name="content"', Buffer.from(content))];
  if (file !== undefined) parts.push(part('name="file"; filename="reef.png"', file));
  return {
    path: '/api/posts',
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** Whether a read is answered, or a post written. */
export const isDone = ({ status }: { status: number }): boolean => status === 200 || status === 201;

/** The id in the response to `newPost`. */
export function idOfPost(body: string): string {
  const { data }: { data: { id: string } } = JSON.parse(body);
  return data.id;
}

/** Inserts posts so that lists have content. */
export function addPosts({ postgres }: OnPostgres, count: number): Promise<void> {
  return runOn(
    postgres.url,
    `insert into posts (id, user_id, content)
     select gen_random_uuid(), (select id from users limit 1), repeat('Clear water today. ', 20)
     from generate_series(1, ${count})`,
  );
}

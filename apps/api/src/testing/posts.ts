import { type LikablePost, likablePostSchema } from '@buddyline/domain/like';
import * as v from 'valibot';
import { type FormPart, formOf } from './forms.ts';
import { type Answer, type Person, type TestApi, as } from './test-api.ts';
import { filePart, picture } from './uploads.ts';

/** Sends the form of a post to POST /posts, or with an id to PUT /posts/{id}. */
export function sendPost(
  api: TestApi,
  person: Person,
  parts: FormPart[],
  postId?: string,
): Promise<Answer> {
  const { payload, headers } = formOf(parts);
  const place =
    postId === undefined
      ? { method: 'POST', url: '/api/posts' }
      : { method: 'PUT', url: `/api/posts/${postId}` };
  return api.call({ ...place, payload, headers: { ...as(person), ...headers } });
}

export const contentPart = (value: string): FormPart => ({ name: 'content', value });

/** Creates a post. @returns the response of POST /posts */
export async function writePost(
  api: TestApi,
  admin: Person,
  { content = 'Clear water today.', hasPicture = false } = {},
): Promise<LikablePost> {
  const parts = [contentPart(content)];
  if (hasPicture) parts.push(filePart(await picture().png().toBuffer()));
  const { body } = await sendPost(api, admin, parts);
  return v.parse(likablePostSchema, body?.data);
}

import { toast } from '@buddyline/ui/toast';
import type { Certificate } from '@buddyline/domain/certificate';
import type { Post } from '@buddyline/domain/post';
import type { Ticket } from '@buddyline/domain/ticket';
import type { MutationOptions } from '@tanstack/react-query';
import { beforeAll, beforeEach, expect, it, vi, onTestFinished } from 'vitest';
import { deleteCertificateMutation } from './features/certificates/certificate-queries.ts';
import {
  deleteDiveLogMutation,
  updateDiveLogMutation,
} from './features/dive-logs/dive-log-queries.ts';
import {
  createPostMutation,
  deleteCommentMutation,
  updatePostMutation,
} from './features/posts/post-queries.ts';
import { changePasswordMutation } from './features/settings/settings-queries.ts';
import {
  deleteTicketMutation,
  setTicketStatusMutation,
} from './features/tickets/ticket-queries.ts';
import { deleteUserMutation, updateUserMutation } from './features/users/user-queries.ts';
import { catalogs } from './language/catalogs.ts';
import { activateLanguage, loadTexts } from './language/language.ts';
import { deletePostMutation, setPostEnabledMutation } from './shared/query/post-changes.ts';
import { queryClient } from './shared/changes/query-client.ts';

const item = { id: '7', userId: '2' };
const post = { ...item, content: 'Manta!' } as Post;
const certificate = item as Certificate;
const ticket = item as Ticket;
const draft = { content: 'Manta!', signal: new AbortController().signal };
const leave = vi.fn<() => void>();
const client = queryClient;

const fetched = vi.fn(async () =>
  Response.json({ isSuccessful: false, message: 'Not now.' }, { status: 409 }),
);
const errorToast = vi.spyOn(toast, 'error');

beforeAll(async () => {
  await loadTexts(catalogs.domain);
  await activateLanguage('en');
});

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  errorToast.mockClear();
  leave.mockClear();
});

/** Runs a mutation through the panel's mutation cache. */
function change<TAnswer, TInput, TContext>(
  options: MutationOptions<TAnswer, Error, TInput, TContext>,
  input: NoInfer<TInput>,
): Promise<unknown> {
  return client.getMutationCache().build(client, options).execute(input);
}

it.each<[string, () => Promise<unknown>]>([
  ['a user is not deleted', () => change(deleteUserMutation(client), '2')],
  ['a user is not saved', () => change(updateUserMutation(client, '2'), { country: 'Malta' })],
  ['a post is not deleted', () => change(deletePostMutation(client, leave), { ...post })],
  ['a post is not written', () => change(createPostMutation(client), draft)],
  ['a post is not saved', () => change(updatePostMutation(client, post), draft)],
  [
    'a post is not disabled',
    () => change(setPostEnabledMutation(client), { post, isEnabled: false }),
  ],
  ['a comment is not deleted', () => change(deleteCommentMutation(client, post), '9')],
  [
    'a certificate is not deleted',
    () => change(deleteCertificateMutation(client, leave), certificate),
  ],
  ['a dive log is not deleted', () => change(deleteDiveLogMutation(client, leave), item)],
  [
    'a dive log is not saved',
    () =>
      change(updateDiveLogMutation(client, { ...item, site: 'Reef', location: null }), {
        weight: 0,
      }),
  ],
  ['a ticket is not deleted', () => change(deleteTicketMutation(client, leave), ticket)],
  ['a ticket is not changed', () => change(setTicketStatusMutation(client, ticket), 'OPEN')],
])(
  "%s: a toast shows the server's message, the page stays, and there is no retry",
  async (_, fail) => {
    await expect(fail()).rejects.toThrow('Not now.');
    expect(errorToast.mock.calls).toEqual([['Not now.']]);
    expect(leave).not.toHaveBeenCalled();
    expect(fetched).toHaveBeenCalledTimes(1);
  },
);

it.each<[string, () => Promise<unknown>]>([
  ['users', () => change(deleteUserMutation(client), '2')],
  ['posts', () => change(deletePostMutation(client, leave), { ...post })],
  ['certificates', () => change(deleteCertificateMutation(client, leave), certificate)],
  ['dive-logs', () => change(deleteDiveLogMutation(client, leave), item)],
  ['tickets', () => change(deleteTicketMutation(client, leave), ticket)],
])(
  'after a failed delete the %s are asked for again: one may be gone all the same',
  async (noun, fail) => {
    const list = [noun, 'list', {}];
    client.setQueryData(list, { data: [] });
    onTestFinished(() => client.clear());
    await expect(fail()).rejects.toThrow('Not now.');
    await expect.poll(() => client.getQueryState(list)?.isInvalidated).toBe(true);
  },
);

it('a password is not changed: a toast shows a message of its own, and there is no retry', async () => {
  const passwords = { oldPassword: 'old-one', newPassword: 'new-one' };
  await expect(change(changePasswordMutation(client, '2'), passwords)).rejects.toThrow('Not now.');
  expect(fetched).toHaveBeenCalledTimes(1);
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(change(changePasswordMutation(client, '2'), passwords)).rejects.toThrow(
    'Error Occur Please Try Again',
  );
  expect(fetched).toHaveBeenCalledTimes(2);
  const sentence = "Error Occur setting User's Password, Please Try Again.";
  expect(errorToast.mock.calls).toEqual([[sentence], [sentence]]);
});

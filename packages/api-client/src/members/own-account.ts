import type { ChangeEmail, ConfirmNewEmail, RestoreAccount } from '@buddyline/domain/account';
import { type LoginResponse, loginResponseSchema } from '@buddyline/domain/auth';
import { type Calls, type ChangeResult, pathOf } from '../calls.ts';
import type { SessionPort } from '../session.ts';

export interface OwnAccountCalls {
  /** Sends a code to the address that the account is to have; the answer is the same for every address. */
  changeEmail: (wish: ChangeEmail) => Promise<ChangeResult>;
  confirmNewEmail: (confirmation: ConfirmNewEmail) => Promise<ChangeResult>;
  /** A zip with everything of the member's. */
  archive: (userId: string) => Promise<Blob>;
  /** Deletes the account, which `restore` brings back while it is in the trash. The session has ended then. */
  remove: (userId: string, password: string) => Promise<ChangeResult>;
  /** Stores the access token; the caller marks the session as signed in. */
  restore: (account: RestoreAccount) => Promise<LoginResponse>;
}

export function ownAccountCalls(calls: Calls, session: SessionPort): OwnAccountCalls {
  return {
    changeEmail: (json) => calls.change({ method: 'post', path: 'auth/change-email', json }),
    confirmNewEmail: (json) =>
      calls.change({ method: 'post', path: 'auth/change-email/confirm', json }),
    archive: (userId) => calls.readFile(pathOf('users', userId, 'archive.zip')),
    remove: (userId, password) =>
      calls.change({ method: 'delete', path: pathOf('users', userId), json: { password } }),
    async restore(json) {
      const call = {
        method: 'post',
        path: 'auth/restore-account',
        json,
        withCookies: true,
      } as const;
      const { data } = await calls.changeWithData(call, loginResponseSchema);
      session.setAccessToken(data.accessToken ?? null);
      return data;
    },
  };
}

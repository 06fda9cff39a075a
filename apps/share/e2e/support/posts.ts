import { type APIRequestContext, expect } from '@playwright/test';

export const administrator = {
  email: 'mira@example.org',
  fullName: 'Mira Reef',
  password: 'dive-safe-always',
};

export interface Draft {
  content: string;
  picture?: Buffer;
}

/** What the tests do with posts, as an administrator. */
export interface Posts {
  write: (draft: Draft) => Promise<string>;
  disable: (postId: string) => Promise<void>;
  remove: (postId: string) => Promise<void>;
}

/** The administrator's access token; shared by all tests, since password hashing is slow. */
export async function signIn(apiOrigin: string): Promise<string> {
  const { email, password } = administrator;
  const answer = await fetch(`${apiOrigin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return (await answer.json()).data.accessToken;
}

export function postsOf(request: APIRequestContext): Posts {
  const url = `${process.env['API_ORIGIN']}/api/posts`;
  const headers = { authorization: `Bearer ${process.env['API_TOKEN']}` };
  return {
    write: async ({ content, picture }) => {
      const file = picture && { name: 'dive.png', mimeType: 'image/png', buffer: picture };
      const multipart = { content, ...(file && { file }) };
      const answer = await request.post(url, { headers, multipart });
      await expect(answer).toBeOK();
      return (await answer.json()).data.id;
    },
    disable: async (postId) => {
      const change = { headers, data: { isEnabled: false } };
      await expect(await request.patch(`${url}/${postId}`, change)).toBeOK();
    },
    remove: async (postId) => {
      await expect(await request.delete(`${url}/${postId}`, { headers })).toBeOK();
    },
  };
}

import type { Page } from '@playwright/test';
import { administrator } from './sign-in.ts';

/** Calls the API as the administrator, for what a test needs to have happened. */
export interface StaffCalls {
  list: <TItem>(path: string) => Promise<TItem[]>;
  read: <TData>(path: string) => Promise<TData>;
  change: (
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ) => Promise<void>;
}

export async function staffCalls(page: Page): Promise<StaffCalls> {
  const login = await page.request.post('/api/auth/login', {
    data: administrator,
  });
  const { data } = (await login.json()) as { data: { accessToken: string } };
  const headers = { Authorization: `Bearer ${data.accessToken}` };
  const read = async <TData>(path: string) => {
    const answer = await page.request.get(`/api/${path}`, { headers });
    return ((await answer.json()) as { data: TData }).data;
  };
  return {
    read,
    list: async <TItem>(path: string) => (await read<{ data: TItem[] }>(path)).data,
    change: async (method, path, body) => {
      const answer = await page.request.fetch(`/api/${path}`, { method, headers, data: body });
      if (!answer.ok())
        throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    },
  };
}

import { type Answer, type Person, type TestApi, as } from './test-api.ts';

/** Calls the trash as an administrator. */
export function trashCalls(api: TestApi, admin: Person) {
  const call = (method: string, url: string, payload?: object): Promise<Answer> =>
    api.call({ method, url: `/api/${url}`, headers: as(admin), ...(payload && { payload }) });
  return {
    get: (url: string) => call('GET', url),
    /** Deletes an item, such as `posts/…`. @returns the id of its deletion */
    remove: async (item: string): Promise<string> => {
      const { status, headers } = await call('DELETE', item);
      const id = headers['x-undo'];
      if (status !== 200 || typeof id !== 'string') throw new Error(`${item}: ${status}`);
      return id;
    },
    restore: (deletionId: string, replacements: object = {}) =>
      call('POST', `trash/${deletionId}/restore`, replacements),
    purge: (deletionId: string) => call('DELETE', `trash/${deletionId}`),
  };
}

import type { Certificate } from '@buddyline/domain/certificate';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { dashboardKey, personItemsKey } from '../../shared/query/item-caches.ts';
import {
  certificateListQuery,
  certificateQuery,
  deleteCertificateMutation,
  documentKindQuery,
} from './certificate-queries.ts';

vi.mock('../../session/api.ts', () => ({
  api: { certificates: { remove: async () => ({ message: 'Certificate deleted.' }) } },
}));

const openWater: Certificate = {
  id: 'open-water',
  userId: 'mira',
  title: 'Open Water',
  description: null,
  fileResourceId: 'f1',
  createdAt: null,
  updatedAt: null,
  Owner: null,
};

const refreshed = {
  list: certificateListQuery({ page: 3, search: '' }).queryKey,
  search: certificateListQuery({ page: 1, search: 'open' }).queryKey,
  mira: [...personItemsKey('certificates', 'mira'), { page: 1 }],
  dashboard: dashboardKey,
};
const untouched = {
  other: certificateQuery('rescue').queryKey,
  omar: [...personItemsKey('certificates', 'omar'), { page: 1 }],
  miraPosts: [...personItemsKey('posts', 'mira'), { page: 1 }],
  document: documentKindQuery('f1').queryKey,
};

it('a delete leaves the page, drops the certificate and refreshes only the lists with it', async () => {
  const client = new QueryClient();
  const own = certificateQuery('open-water').queryKey;
  const keys = { ...refreshed, ...untouched, own };
  for (const key of Object.values(keys)) client.setQueryData([...key], {});
  let wasCached: unknown;
  const leave = () => {
    wasCached = client.getQueryData(own);
  };

  const options = deleteCertificateMutation(client, leave);
  await client.getMutationCache().build(client, options).execute(openWater);

  const stale = Object.entries(keys).filter(
    ([, key]) => client.getQueryState([...key])?.isInvalidated,
  );
  expect(stale.map(([name]) => name)).toEqual(Object.keys(refreshed));
  expect(wasCached).toBeDefined();
  expect(client.getQueryState(own)).toBeUndefined();
});

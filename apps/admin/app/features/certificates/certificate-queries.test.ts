import type { Certificate } from '@buddyline/domain/certificate';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { personItemsKey } from '../../shared/query/item-caches.ts';
import {
  certificateListQuery,
  certificateQuery,
  deleteCertificateMutation,
} from './certificate-queries.ts';

vi.mock('../../session/api.ts', () => ({
  api: { certificates: { remove: () => Promise.reject(new Error('No answer.')) } },
}));

it('a delete without an answer reads the certificate and its lists again: it may be gone', async () => {
  const certificate = { id: 'open-water', userId: 'mira' } as Certificate;
  const client = new QueryClient();
  const keys: (readonly unknown[])[] = [
    certificateListQuery({ page: 3, search: '' }).queryKey,
    certificateQuery('open-water').queryKey,
    [...personItemsKey('certificates', 'mira'), { page: 1 }],
  ];
  for (const key of keys) client.setQueryData([...key], {});
  const leave = vi.fn<() => void>();

  const mutation = deleteCertificateMutation(client, leave);
  await client
    .getMutationCache()
    .build(client, mutation)
    .execute(certificate)
    .catch(() => undefined);
  // The failure does not wait for the lists.
  await new Promise((resolve) => setTimeout(resolve));

  expect(leave).not.toHaveBeenCalled();
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, true]);
});

import { hasStatus } from '@buddyline/api-client/api-error';
import type { Certificate } from '@buddyline/domain/certificate';
import type { CertificateList } from '@buddyline/domain/certificate-list';
import { pageSizes } from '@buddyline/domain/constants';
import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { api } from '../../session/api.ts';
import { refreshPerson } from '../../shared/person/person-changes.ts';
import { deleteItemMutation } from '../../shared/query/delete-item.ts';
import { itemKey, listKey, personItemsKey } from '../../shared/query/item-caches.ts';

export function certificateListQuery({ limit: _limit, ...list }: Partial<CertificateList>) {
  return queryOptions({
    queryKey: [...listKey('certificates'), list],
    queryFn: ({ signal }) =>
      api.certificates.list({ ...list, limit: pageSizes.certificates }, signal),
    placeholderData: keepPreviousData,
  });
}

export function certificateQuery(certificateId: string) {
  return queryOptions({
    queryKey: itemKey('certificates', certificateId),
    queryFn: ({ signal }) => api.certificates.get(certificateId, signal),
  });
}

/** How to show a document; 'missing' if its file no longer exists. */
type DocumentKind = 'picture' | 'document' | 'missing';

/** The kind of a document. */
export function documentKindQuery(resourceId: string) {
  return queryOptions({
    queryKey: ['file', resourceId],
    queryFn: async ({ signal }): Promise<DocumentKind> => {
      try {
        const type = await api.files.mediaType(resourceId, signal);
        return type?.startsWith('image/') ? 'picture' : 'document';
      } catch (error) {
        if (hasStatus(error, 404)) return 'missing';
        throw error;
      }
    },
  });
}

/** One page of a user's certificates. */
export function userCertificatesQuery(userId: string, page: number) {
  return queryOptions({
    queryKey: [...personItemsKey('certificates', userId), { page }],
    queryFn: ({ signal }) =>
      api.users.certificates(userId, { page, limit: pageSizes.certificates }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Like an edit of the user, which their own page can also make. */
export function verifyDiverMutation(client: QueryClient, userId: string, name: string) {
  return mutationOptions({
    meta: { success: () => t`${name} verified.` },
    mutationFn: () => api.users.updateAsAdmin(userId, { isVerified: true }),
    onSettled: () => refreshPerson(client, userId),
  });
}

export function deleteCertificateMutation(client: QueryClient, leave?: () => void | Promise<void>) {
  return deleteItemMutation<Certificate>(client, 'certificates', {
    remove: (id) => api.certificates.remove(id),
    leave,
  });
}

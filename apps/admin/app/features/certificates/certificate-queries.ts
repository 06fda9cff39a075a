import { hasStatus } from '@buddyline/api-client/api-error';
import type { Certificate } from '@buddyline/domain/certificate';
import type { CertificateList } from '@buddyline/domain/certificate-list';
import { pageSizes } from '@buddyline/domain/constants';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { api } from '../../session/api.ts';
import { refreshPerson } from '../../shared/query/person-changes.ts';
import { deleteItemMutation } from '../../shared/query/delete-item.ts';
import { nounQueries } from '../../shared/query/noun-queries.ts';

const limit = pageSizes.certificates;

export const {
  list: certificateListQuery,
  item: certificateQuery,
  ofUser: userCertificatesQuery,
} = nounQueries('certificates', {
  list: (list: Partial<CertificateList>, signal) =>
    api.certificates.list({ ...list, limit }, signal),
  get: (id, signal) => api.certificates.get(id, signal),
  ofUser: (userId, page, signal) => api.users.certificates(userId, { page, limit }, signal),
});

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

/** Like an edit of the user, which their own page can also make. */
export function verifyDiverMutation(client: QueryClient, userId: string, name: string) {
  return mutationOptions({
    meta: { success: () => t`\u2068${name}\u2069 verified.` },
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

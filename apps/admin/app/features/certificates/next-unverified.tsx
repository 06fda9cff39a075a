import { pageSizes } from '@buddyline/domain/constants';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { Icon } from '@buddyline/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { notifyError } from '../../notify/notify.ts';
import { paths } from '../../paths.ts';
import { pathInList } from '../../shared/list/list-position.ts';
import { usePageKeys } from '../../shared/keyboard/page-keys.ts';
import { runByKey } from '../../shared/keyboard/run-by-key.ts';
import { useFeatureOrPending } from '../../shared/query/meta-queries.ts';
import { certificateListQuery } from './certificate-queries.ts';
import { certificatePositions } from './list-position.ts';

const filter = { search: '', verified: false };
const list = certificatePositions.listPath({ filter, at: 1 });

interface Props {
  /** The diver of the certificate that is shown. */
  userId: string;
  /** The next certificate of another diver in a list of unverified ones, if it was opened from there. */
  next: string | undefined;
}

/**
 * Goes to the next certificate of a diver who is not verified, whatever list this one was opened from: in a list of such
 * the next one there, else the first one of all. Where none is left, to the empty list.
 */
export function NextUnverified({ userId, next }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const client = useQueryClient();
  const label = t`Next unverified diver`;
  const canFilter = useFeatureOrPending('certificates.filters');

  function go(): void {
    const { href } = window.location;
    Promise.resolve(next ?? firstOfOthers(client, userId)).then((to) => {
      // Unless another page was opened meanwhile.
      if (window.location.href !== href) return undefined;
      return navigate(to ?? list);
    }, notifyError);
  }

  usePageKeys(canFilter === true ? [{ key: 'u', label, run: () => void runByKey(go) }] : []);
  // Until the backend has responded, its place is reserved.
  if (canFilter === false) return null;
  return (
    <Link
      to={next ?? list}
      className={buttonClasses({ variant: 'outline', className: 'w-full' })}
      onClick={(event: MouseEvent) => {
        const { ctrlKey, metaKey, shiftKey, altKey } = event;
        if (ctrlKey || metaKey || shiftKey || altKey) return;
        event.preventDefault();
        go();
      }}
    >
      {label}
      <Icon of={ArrowRight} directional />
    </Link>
  );
}

/** The first certificate of an unverified diver but this one; null if there is none. */
async function firstOfOthers(client: QueryClient, userId: string): Promise<string | null> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, totalPages } = await client.fetchQuery(certificateListQuery({ page, ...filter }));
    const index = data.findIndex((certificate) => certificate.userId !== userId);
    const found = data[index];
    if (found) {
      const place = { page, index, pageSize: pageSizes.certificates };
      return pathInList(paths.certificate(found.id), filter, place);
    }
    pages = totalPages;
  }
  return null;
}

import type { Belongings, User } from '@buddyline/domain/user';
import { intlLocale } from '@buddyline/i18n/locale';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useLanguage } from '../../language/use-language.ts';
import { Confirm } from '../../shared/actions/confirm.tsx';
import { useLastShown } from '../../shared/actions/last-shown.ts';
import { useFeature } from '../../shared/query/meta-queries.ts';
import { Words } from '../../shared/words/words.tsx';
import { userBelongingsQuery } from './user-queries.ts';

interface Props {
  /** Whom to delete; null closes the popup. */
  user: User | null;
  onConfirm: (userId: string) => void;
  onClose: () => void;
}

export function DeleteUser({ user, onConfirm, onClose }: Props) {
  const { t } = useLingui();
  const shown = useLastShown(user);
  return (
    <Confirm
      open={user !== null}
      icon={Trash2}
      title={t`Delete User`}
      description={t`Are you sure about deleting the User?`}
      details={shown && <WhatGoes user={shown} asking={user !== null} />}
      onConfirm={() => user && onConfirm(user.id)}
      onClose={onClose}
    />
  );
}

interface WhatGoesProps {
  user: User;
  /** Not while the popup fades out: the person may be gone by then, and would be asked for anew. */
  asking: boolean;
}

/** Names the person, and what goes along where the backend can tell. */
function WhatGoes({ user, asking }: WhatGoesProps) {
  const knowsBelongings = useFeature('belongings');
  const { data } = useQuery({
    ...userBelongingsQuery(user.id),
    enabled: knowsBelongings && asking,
  });
  const name = (
    <>
      <Words className="font-semibold">{user.fullName || user.username}</Words>{' '}
      <bdi dir="ltr" className="text-ink-muted">
        (@{user.username})
      </bdi>
    </>
  );
  return (
    <>
      <p>
        <Trans>{name} will be gone for good.</Trans>
      </p>
      {knowsBelongings && (
        <p className="mt-1 min-h-10 text-ink-muted">{data && <Counts {...data} />}</p>
      )}
    </>
  );
}

function Counts(belongings: Belongings) {
  const { t } = useLingui();
  const language = useLanguage();
  const parts = countedParts(belongings);
  if (parts.length === 0) return t`Nothing else hangs on this account.`;
  const list = new Intl.ListFormat(intlLocale(language)).format(parts);
  return t`Deleted as well: ${list}.`;
}

function countedParts({ posts, comments, certificates, diveLogs, tickets }: Belongings): string[] {
  const parts: [number, string][] = [
    [posts, plural(posts, { one: '# post', other: '# posts' })],
    [comments, plural(comments, { one: '# comment', other: '# comments' })],
    [certificates, plural(certificates, { one: '# certificate', other: '# certificates' })],
    [diveLogs, plural(diveLogs, { one: '# dive log', other: '# dive logs' })],
    [tickets, plural(tickets, { one: '# ticket', other: '# tickets' })],
  ];
  return parts.filter(([count]) => count > 0).map(([, text]) => text);
}

import type { SanctionCreate } from '@buddyline/domain/sanction-forms';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFeature } from '../../../../shared/query/meta-queries.ts';
import { UserPassages } from '../../../../shared/text/user-passages.tsx';
import { UserText } from '../../../../shared/text/user-text.tsx';
import { previewQuery } from '../moderation-queries.ts';

interface Props {
  userId: string;
  /** What would be sent; null until it can be sent. */
  sanction: SanctionCreate | null;
}

/** The email as it will read, in the person's language. */
export function MailPreview({ userId, sanction }: Props) {
  const { t } = useLingui();
  const hasMail = useFeature('mail');
  return (
    <section aria-label={t`The email as it will read`} className="grid gap-1.5">
      <p className="text-sm font-medium">
        <Trans>The email as it will read</Trans>
      </p>
      <div className="min-h-32 rounded-card border border-line bg-surface p-4">
        {sanction === null ? (
          <p className="text-ink-muted">
            <Trans>It shows here once there is a text.</Trans>
          </p>
        ) : (
          <Preview userId={userId} sanction={sanction} />
        )}
      </div>
      <p className="text-xs text-ink-muted">
        {hasMail ? (
          <Trans>It is sent after 10 seconds, and kept in the tab ‘Staff’.</Trans>
        ) : (
          <Trans>Email is not set up: they read it in the app only.</Trans>
        )}
      </p>
    </section>
  );
}

function Preview({ userId, sanction }: { userId: string; sanction: SanctionCreate }) {
  const query = previewQuery(userId, sanction);
  const { data, error } = useQuery({ ...query, placeholderData: keepPreviousData });
  if (error) {
    return (
      <p className="text-danger-ink">
        <bdi>{error.message}</bdi>
      </p>
    );
  }
  if (!data) return null;
  return (
    <>
      <UserText as="span" className="block font-medium">
        {data.subject}
      </UserText>
      <UserPassages className="mt-2">{data.text}</UserPassages>
    </>
  );
}

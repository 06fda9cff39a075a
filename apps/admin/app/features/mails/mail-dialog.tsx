import type { Mail, MailContent } from '@buddyline/domain/mail';
import { Button } from '@buddyline/ui/button';
import { Dialog } from '@buddyline/ui/dialog';
import { Skeleton } from '@buddyline/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLastShown } from '../../shared/changes/last-shown.ts';
import { QueryView } from '../../shared/query/query-view.tsx';
import { UserPassages } from '../../shared/text/user-passages.tsx';
import { UserText } from '../../shared/text/user-text.tsx';
import { withoutQuotes } from './without-quotes.ts';
import { useMailNames } from './mail-names.ts';
import { mailContentQuery } from './mail-queries.ts';

interface Props {
  open: boolean;
  /** The mail to read; null closes the dialog. */
  mail: Mail | null;
  onClose: () => void;
}

/** What a mail says, as plain text, while its words are kept and if staff may read them. */
export function MailDialog({ open, mail, onClose }: Props) {
  const { t } = useLingui();
  const { templateName } = useMailNames();
  const shown = useLastShown(mail);
  const query = useQuery({ ...mailContentQuery(shown?.id ?? ''), enabled: open });
  const address = <bdi dir="ltr">{shown?.to}</bdi>;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={t`Close`}
      title={shown ? templateName(shown.template) : ''}
      description={<Trans>To {address}</Trans>}
      footer={
        <Button variant="outline" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <QueryView query={query} loading={<Skeleton className="h-32 animate-late" />}>
        {(content) => <Content {...content} isSent={shown?.status === 'sent'} />}
      </QueryView>
    </Dialog>
  );
}

function Content({ hasCode, words, isSent }: MailContent & { isSent: boolean }) {
  if (words === null) {
    return (
      <p className="text-ink-muted">
        {!hasCode && <Trans>Its text was deleted after 30 days.</Trans>}
        {hasCode && isSent && <Trans>Its text held a code and was deleted when it was sent.</Trans>}
        {hasCode && !isSent && (
          <Trans>
            It contains a code or a link that lets somebody in, so only its receiver may read it.
          </Trans>
        )}
      </p>
    );
  }
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <UserText as="span" className="block font-medium" ownWords={withoutQuotes(words.subject)}>
        {words.subject}
      </UserText>
      <UserPassages className="mt-2">{words.text}</UserPassages>
    </div>
  );
}

import type { DiveLog } from '@buddyline/domain/dive-log';
import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import Signature from 'lucide-react/icons/signature';
import { UserText } from '../../shared/text/user-text.tsx';

/** The log's signatures, or 'Not signed'. */
export function Signatures({ log }: { log: DiveLog }) {
  const { t } = useLingui();
  const signatures = [
    { role: t`Buddy`, signature: log.buddySignature },
    { role: t`Instructor`, signature: log.instructorSignature },
    { role: t`Divemaster`, signature: log.divemasterSignature },
  ].filter(({ signature }) => signature);
  if (signatures.length === 0) {
    return (
      <p className="text-ink-muted">
        <Trans>Not signed</Trans>
      </p>
    );
  }
  return (
    <dl className="grid gap-3">
      {signatures.map(({ role, signature }) => (
        <div
          key={role}
          className="flex flex-col-reverse border-b border-dashed border-line-strong pb-1.5"
        >
          <dt className="mt-0.5 text-xs text-ink-muted">{role}</dt>
          <dd className="flex items-center gap-2 font-medium">
            <Icon of={Signature} className="text-accent" />
            <SignatureText signature={signature ?? ''} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A name or a drawn signature; 'Signed' for anything else, such as an id or a URL. */
function SignatureText({ signature }: { signature: string }) {
  const { t } = useLingui();
  if (/^data:image\/(?:png|jpeg|webp);base64,/.test(signature)) {
    return <img src={signature} alt={t`Signature`} className="h-10 object-contain dark:invert" />;
  }
  const isName = !/^\S{25,}$/.test(signature) && !signature.includes('://');
  return isName ? <UserText className="min-w-0 truncate">{signature}</UserText> : t`Signed`;
}

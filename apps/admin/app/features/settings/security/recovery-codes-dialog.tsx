import { Button } from '@buddyline/ui/button';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { CopyButton } from '@buddyline/ui/copy-button';
import { Dialog } from '@buddyline/ui/dialog';
import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { useRef } from 'react';
import { brand } from '../../../brand.ts';
import { useLastShown } from '../../../shared/changes/last-shown.ts';

interface Props {
  /** Null closes the dialog. */
  codes: string[] | null;
  onKept: () => void;
}

/** Shows recovery codes this once; only its button closes it, so that nobody loses them with a stray click. */
export function RecoveryCodesDialog({ codes, onKept }: Props) {
  const { t } = useLingui();
  const shown = useLastShown(codes) ?? [];
  const list = useRef<HTMLUListElement>(null);
  const text = shown.join('\n');
  return (
    <Dialog
      open={codes !== null}
      mustAnswer
      firstFocus={() => list.current}
      title={t`Keep your recovery codes`}
      description={t`They are shown this once. Each lets you in once if your phone is lost. Keep them where nobody else looks, such as in your password manager.`}
    >
      <ul
        ref={list}
        tabIndex={-1}
        role="list"
        aria-label={t`Recovery codes`}
        dir="ltr"
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-card border border-line bg-surface-sunken px-5 py-4 font-mono tabular-nums"
      >
        {shown.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center justify-end gap-3">
        <CopyButton text={text} label={t`Copy the codes`} copiedLabel={t`Copied!`} />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${brand.toLowerCase()}-recovery-codes.txt`}
          className={buttonClasses({ variant: 'outline' })}
        >
          <span className="inline-flex items-center gap-2">
            <Icon of={Download} />
            <Trans>Download</Trans>
          </span>
        </a>
        <Button variant="primary" className="max-sm:w-full" onClick={onKept}>
          <Trans>I have kept them</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

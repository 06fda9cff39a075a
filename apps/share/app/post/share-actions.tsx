import type { Locale } from '@buddyline/i18n/locale';
import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import Link from 'lucide-react/icons/link';
import Share2 from 'lucide-react/icons/share-2';
import { actionClasses } from '../action-classes.ts';
import { postAddress } from '../addresses.ts';
import { postMessages } from './post-messages.ts';

/** Share and Copy Link need the script; without it the URL is shown to be copied by hand. */
export function ShareActions({ postId, locale }: { postId: string; locale: Locale }) {
  const { t, i18n } = useLingui();
  const address = postAddress(postId, locale);
  return (
    <div className="grow sm:grow-0">
      {/* Columns of a fixed width: nothing shifts when the second button arrives late. */}
      <div className="grid grid-cols-2 gap-3 noscript:hidden">
        <button
          type="button"
          data-action="share"
          data-copied={i18n._(postMessages['share.link-copied'])}
          className={actionClasses('quiet', 'sm:px-3')}
        >
          <Icon of={Share2} size={20} />
          <Trans>Share</Trans>
        </button>
        <button
          type="button"
          data-action="copy"
          data-copied={t`Copied!`}
          className={actionClasses('quiet', 'sm:px-3')}
        >
          <Icon of={Link} size={20} />
          <span>
            <Trans>Copy Link</Trans>
          </span>
        </button>
      </div>
      {/* Shown without scripts, and by the script when clipboard access is denied. */}
      <label data-address className="hidden text-sm text-ink-muted noscript:block">
        <Trans>Copy this link by hand</Trans>
        <input
          readOnly
          dir="ltr"
          value={address}
          className="mt-1 w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-base text-ink"
        />
      </label>
      <p role="status" className="sr-only" />
    </div>
  );
}

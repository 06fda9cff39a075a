import { copiedMs } from '@buddyline/domain/constants';
import type { Post } from '@buddyline/domain/post';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { Card } from '@buddyline/ui/card';
import { CopyButton } from '@buddyline/ui/copy-button';
import { Icon } from '@buddyline/ui/icon';
import { Tooltip } from '@buddyline/ui/tooltip';
import { Trans, useLingui } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import { useShareUrl } from '../../shared/query/meta-queries.ts';

/** The link to the post's public page; nothing if the deployment has no such pages. */
export function PublicLink({ post }: { post: Post }) {
  const { t } = useLingui();
  const shareUrl = useShareUrl();
  if (shareUrl === null) return null;
  const address = `${shareUrl}/posts/${encodeURIComponent(post.id)}`;
  return (
    <Card title={t`Public link`} className="sm:col-span-2 xl:col-span-1">
      {post.isEnabled === false ? (
        <p className="text-ink-muted">
          <Trans>Nobody can open it while the post is disabled.</Trans>
        </p>
      ) : (
        <p className="-me-2 flex items-center gap-1">
          <bdi dir="ltr" className="min-w-0 flex-1 truncate text-xs text-ink-muted">
            {address}
          </bdi>
          <CopyButton
            text={address}
            label={t`Copy the public link`}
            copiedLabel={t`Copied!`}
            copiedMs={copiedMs}
          />
          <Tooltip text={t`Open the public page`} repeatsName>
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              aria-label={t`Open the public page`}
              className={buttonClasses({ variant: 'ghost', size: 'icon' })}
            >
              <Icon of={ExternalLink} directional />
            </a>
          </Tooltip>
        </p>
      )}
    </Card>
  );
}

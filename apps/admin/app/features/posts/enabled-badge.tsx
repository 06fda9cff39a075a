import type { Post } from '@buddyline/domain/post';
import { Badge } from '@buddyline/ui/badge';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useFeature } from '../../shared/query/meta-queries.ts';

/** Whether the post is public; no badge if the backend has no such feature. */
export function EnabledBadge({ post }: { post: Post }) {
  const hasFeature = useFeature('post-enable');
  if (!hasFeature || post.isEnabled === undefined) return null;
  return post.isEnabled ? (
    <Badge>
      <Icon of={Eye} />
      <Trans>Enabled</Trans>
    </Badge>
  ) : (
    <Badge tone="notice">
      <Icon of={EyeOff} />
      <Trans>Disabled</Trans>
    </Badge>
  );
}

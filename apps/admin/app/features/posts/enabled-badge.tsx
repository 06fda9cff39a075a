import type { Post } from '@buddyline/domain/post';
import { Badge } from '@buddyline/ui/badge';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useFeature } from '../../shared/query/meta-queries.ts';

/** Whether everybody can see the post; nothing is claimed where the backend cannot tell. */
export function EnabledBadge({ post }: { post: Post }) {
  const canTell = useFeature('post-enable');
  if (!canTell || post.isEnabled === undefined) return null;
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

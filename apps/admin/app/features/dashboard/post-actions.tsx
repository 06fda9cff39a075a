import type { DashboardPost } from '@buddyline/domain/dashboard';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { Icon } from '@buddyline/ui/icon';
import { Tooltip } from '@buddyline/ui/tooltip';
import { useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import SquarePen from 'lucide-react/icons/square-pen';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { DisabledAction } from '@buddyline/ui/disabled-action';
import { ownerName } from '../../shared/text/owner-name.ts';
import { useEnableToggle } from '../../shared/record/toggle.ts';
import { AllowedIconButton } from '../../shared/record/allowed-action.tsx';
import { useFeature } from '../../shared/query/meta-queries.ts';
import { beginning } from '../../shared/text/beginning.ts';

interface Props {
  post: DashboardPost;
  isSample: boolean;
  onDelete: () => void;
}

/** The actions on a recent post: enable or disable, view or edit, delete. */
export function PostActions({ post, isSample, onDelete }: Props) {
  const { t } = useLingui();
  const canEnable = useFeature('post-enable');
  const enable = useEnableToggle(post);
  const name = ownerName({ fullName: post.author.name, username: null, profilePicture: null });
  const eyeIcon = post.isEnabled ? Eye : EyeOff;
  const state = post.isEnabled
    ? t`The post of ${name} is enabled`
    : t`The post of ${name} is disabled`;
  const view = t`View or edit the post of ${name}`;
  const words = beginning(post.content);
  const remove = t`Delete the post of ${name}: ${words}`;

  if (isSample) {
    return (
      <>
        <DisabledAction icon={eyeIcon} label={state} reason={t`Sample data cannot be changed.`} />
        <DisabledAction icon={SquarePen} label={view} reason={t`This post is sample data.`} />
        <DisabledAction icon={Trash2} label={remove} reason={t`Sample data cannot be deleted.`} />
      </>
    );
  }
  return (
    <>
      {canEnable ? (
        <AllowedIconButton
          may={post.isEnabled ? 'posts.hide' : 'posts.show'}
          icon={eyeIcon}
          label={post.isEnabled ? t`Disable the post of ${name}` : t`Enable the post of ${name}`}
          {...enable}
          className={post.isEnabled ? 'text-ok-ink!' : 'text-ink-muted!'}
        />
      ) : (
        <DisabledAction icon={eyeIcon} label={state} reason={t`This backend cannot hide posts.`} />
      )}
      <Tooltip text={view} repeatsName>
        <Link
          to={paths.post(post.id)}
          prefetch="intent"
          aria-label={view}
          className={buttonClasses({ variant: 'ghost', size: 'icon' })}
        >
          <Icon of={SquarePen} />
        </Link>
      </Tooltip>
      <AllowedIconButton may="posts.delete" icon={Trash2} label={remove} onClick={onDelete} />
    </>
  );
}

import { copiedMs } from '@buddyline/domain/constants';
import type { Post } from '@buddyline/domain/post';
import { Button } from '@buddyline/ui/button';
import { Card } from '@buddyline/ui/card';
import { CopyButton } from '@buddyline/ui/copy-button';
import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { discard } from '../../shared/form/discard.ts';
import { lastVisitedList } from '../../shared/list/list-state.ts';
import { isShown, useMoveOn } from '../../shared/page/move-on.ts';
import { DeletePost } from '../../shared/post/delete-post.tsx';
import { useEnableToggle } from '../../shared/actions/toggle.ts';
import { deletePostMutation } from '../../shared/post/post-changes.ts';
import { useFeatureOrPending } from '../../shared/query/meta-queries.ts';

/** The actions on a post, the destructive one last. */
export function PostActionsCard({ post }: { post: Post }) {
  const { t } = useLingui();
  const moveOn = useMoveOn();
  const authorPostsPath = paths.userPosts(post.userId);
  const [toDelete, setToDelete] = useState<Post | null>(null);
  const canEnable = useFeatureOrPending('post-enable');
  const remove = useMutation(
    deletePostMutation(useQueryClient(), async () => {
      if (!isShown(paths.post(post.id))) return;
      await moveOn(lastVisitedList(paths.posts, authorPostsPath), {
        replace: true,
        state: discard,
      });
    }),
  );
  return (
    <Card
      title={t`Quick Actions`}
      actions={
        <span className="-my-1.5 -me-2">
          <CopyButton
            text={post.id}
            label={t`Copy post ID`}
            copiedLabel={t`Copied!`}
            copiedMs={copiedMs}
          />
        </span>
      }
    >
      <div className="grid gap-3">
        {post.isEnabled !== undefined && canEnable !== false && (
          <EnableButton post={post} disabled={!canEnable} />
        )}
        <Button variant="destructive" pending={remove.isPending} onClick={() => setToDelete(post)}>
          <Icon of={Trash2} />
          <Trans>Delete Post</Trans>
        </Button>
      </div>
      <DeletePost post={toDelete} onConfirm={remove.mutate} onClose={() => setToDelete(null)} />
    </Card>
  );
}

function EnableButton({ post, disabled }: { post: Post; disabled: boolean }) {
  return (
    <div className="in-phone-bar sm:contents">
      <Button variant="outline" disabled={disabled} {...useEnableToggle(post)}>
        <Icon of={post.isEnabled ? EyeOff : Eye} />
        {post.isEnabled ? <Trans>Disable Post</Trans> : <Trans>Enable Post</Trans>}
      </Button>
    </div>
  );
}

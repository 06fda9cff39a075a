import type { Post } from '@buddyline/domain/post';
import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { discard } from '../../shared/form/discard.ts';
import { lastVisitedList } from '../../shared/list/list-state.ts';
import { isShown, useMoveOn } from '../../shared/record/move-on.ts';
import { QuickActions } from '../../shared/record/quick-actions.tsx';
import { useCan } from '../../shared/query/use-can.tsx';
import { DeletePost } from '../../shared/record/delete-post.tsx';
import { useEnableToggle } from '../../shared/record/toggle.ts';
import { deletePostMutation } from '../../shared/query/post-changes.ts';
import { useFeatureOrPending } from '../../shared/query/meta-queries.ts';

export function PostActionsCard({ post }: { post: Post }) {
  const { t } = useLingui();
  const can = useCan();
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
    <>
      <QuickActions
        id={post.id}
        copyLabel={t`Copy post ID`}
        deletes="posts.delete"
        ownerId={post.userId}
        deleteLabel={<Trans>Delete Post</Trans>}
        deleting={remove.isPending}
        onDelete={() => setToDelete(post)}
      >
        {post.isEnabled !== undefined &&
          canEnable !== false &&
          can(post.isEnabled ? 'posts.hide' : 'posts.show') && (
            <EnableButton post={post} disabled={!canEnable} />
          )}
      </QuickActions>
      <DeletePost post={toDelete} onConfirm={remove.mutate} onClose={() => setToDelete(null)} />
    </>
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

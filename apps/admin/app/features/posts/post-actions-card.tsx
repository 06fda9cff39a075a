import type { Post } from '@buddyline/domain/post';
import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useRef, useState } from 'react';
import { paths } from '../../paths.ts';
import { usePageKeys } from '../../shared/keyboard/page-keys.ts';
import { runByKey } from '../../shared/keyboard/run-by-key.ts';
import { fetchFirstTouch } from '../../shared/lazy/first-touch.ts';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { discard } from '../../shared/form/discard.ts';
import { lastVisitedList } from '../../shared/list/list-state.ts';
import { isShown, useMoveOn } from '../../shared/record/move-on.ts';
import { QuickActions } from '../../shared/record/quick-actions.tsx';
import { useCan } from '../../shared/query/use-can.tsx';
import { useToggle } from '../../shared/record/toggle.ts';
import { deletePostMutation, setPostEnabledMutation } from '../../shared/query/post-changes.ts';
import { useFeature, useFeatureOrPending } from '../../shared/query/meta-queries.ts';

const DeletePost = lazyComponent(async () => (await fetchFirstTouch()).DeletePost);
const DisablePost = lazyComponent(async () => (await fetchFirstTouch()).DisablePost);

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
      <DeletePost
        open={toDelete !== null}
        post={toDelete}
        onConfirm={remove.mutate}
        onClose={() => setToDelete(null)}
      />
    </>
  );
}

function EnableButton({ post, disabled }: { post: Post; disabled: boolean }) {
  const { t } = useLingui();
  const { isEnabled } = post;
  const button = useRef<HTMLButtonElement>(null);
  const label = isEnabled ? t`Disable Post` : t`Enable Post`;
  const [isAsking, setAsking] = useState(false);
  // Without it, nothing would keep the reason.
  const hasActivity = useFeature('activity');
  const { mutate, isPending } = useMutation(setPostEnabledMutation(useQueryClient()));
  const toggle = useToggle({
    state: isEnabled,
    isPending,
    run: () =>
      isEnabled && hasActivity ? setAsking(true) : mutate({ post, isEnabled: !isEnabled }),
  });
  const press = () => button.current?.click();
  usePageKeys(disabled ? [] : [{ key: 'd', label, run: () => void runByKey(press) }]);
  return (
    <div className="in-phone-bar sm:contents">
      <Button ref={button} variant="outline" disabled={disabled} {...toggle}>
        <Icon of={isEnabled ? EyeOff : Eye} />
        <span>{label}</span>
      </Button>
      <DisablePost
        open={isAsking}
        onDisable={(reason) => mutate({ post, isEnabled: false, reason })}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

import type { Post } from '@buddyline/domain/post';
import { formatNumber } from '@buddyline/i18n/formats';
import { Card } from '@buddyline/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../language/use-language.ts';
import { hasUnsavedChanges } from '../../shared/changes/dirty-forms.ts';
import { useEditMode } from '../../shared/form/edit-mode.ts';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { useRefusal } from '../../shared/query/use-refusal.ts';
import { useFeature } from '../../shared/query/meta-queries.ts';
import { Fact, Facts } from '../../shared/record/facts.tsx';
import { OwnerCard } from '../../shared/people/owner-card.tsx';
import { Moment } from '../../shared/text/moment.tsx';
import { UpdatedAt } from '../../shared/text/updated-at.tsx';
import { LinkedPassages } from '../../shared/text/linked-passages.tsx';
import { PostComments } from './comments/post-comments.tsx';
import { EnabledBadge } from './enabled-badge.tsx';
import { HiddenBy } from './hidden-by.tsx';
import { PostPicture } from './post-picture.tsx';
import { PostActionsCard } from './post-actions-card.tsx';
import { PostHistory } from './post-history.tsx';
import { PublicLink } from './public-link.tsx';

const PostEditCard = lazyComponent(
  async () => (await import('./form/post-edit-card.tsx')).PostEditCard,
);

/** A post's content, counts and comments, with its author and the actions in the side panel. */
export function PostView({ post }: { post: Post }) {
  const { t } = useLingui();
  const { editing, stopEditing } = useEditMode();
  const refusal = useRefusal()('posts.update', post.userId);
  return (
    <>
      <Engagement post={post} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-5">
          {editing && (refusal === undefined || hasUnsavedChanges()) ? (
            <PostEditCard post={post} onClose={stopEditing} />
          ) : (
            <PostContentCard post={post} />
          )}
          <PostComments post={post} />
        </div>
        <div className="grid min-w-0 gap-5 sm:grid-cols-2 xl:grid-cols-1">
          <OwnerCard
            title={t`Author`}
            userId={post.userId}
            owner={post.Owner}
            linkLabel={<Trans>View Author Profile</Trans>}
          />
          <PostActionsCard post={post} />
          <PublicLink post={post} />
          <PostHistory postId={post.id} />
        </div>
      </div>
    </>
  );
}

function Engagement({ post }: { post: Post }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Facts>
      <Fact label={t`Likes`} value={formatNumber(post.likesCount, language)} />
      <Fact label={t`Comments`} value={formatNumber(post.commentsCount, language)} />
      <Fact wide label={t`Created At`} value={<Moment value={post.createdAt} />} />
      <Fact wide label={t`Updated At`} value={<UpdatedAt {...post} />} />
    </Facts>
  );
}

function PostContentCard({ post }: { post: Post }) {
  const { t } = useLingui();
  const hasHistory = useFeature('activity');
  return (
    <Card title={t`Content`} padded={false} actions={<EnabledBadge post={post} />}>
      {post.isEnabled === false && hasHistory && (
        // With room for what is fetched later, so that the post does not move.
        <div className="min-h-[2lh] px-5 pb-3 text-xs text-ink-muted wrap-anywhere sm:min-h-[1lh]">
          <HiddenBy itemId={post.id} />
        </div>
      )}
      <LinkedPassages className="px-5 pb-5 text-base">{post.content}</LinkedPassages>
      {post.imageResourceId && <PostPicture resourceId={post.imageResourceId} fit="whole" />}
    </Card>
  );
}

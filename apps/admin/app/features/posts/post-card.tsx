import type { Post } from '@buddyline/domain/post';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router';
import { fileUrl } from '../../shared/form/file-url.ts';
import { rowLink } from '../../shared/keyboard/list-keyboard.ts';
import { EditLink } from '../../shared/list/edit-link.tsx';
import { useMatchExcerpt } from '../../shared/list/mark-matches.ts';
import { useFeature } from '../../shared/query/meta-queries.ts';
import { ownerHandle, ownerName } from '../../shared/text/owner-name.ts';
import { AllowedIconButton } from '../../shared/record/allowed-action.tsx';
import { SelectableAvatar } from '../../shared/changes/select/select-box.tsx';
import { Moment } from '../../shared/text/moment.tsx';
import { beginning } from '../../shared/text/beginning.ts';
import { UserText } from '../../shared/text/user-text.tsx';
import { EnabledBadge } from './enabled-badge.tsx';
import { HiddenBy } from './hidden-by.tsx';
import { PostPicture } from './post-picture.tsx';
import { PostCounts } from './post-counts.tsx';
import { postQuery } from './post-queries.ts';

interface Props {
  post: Post;
  /** Its page, with its position in the list. */
  to: string;
  onDelete: (post: Post) => void;
}

export function PostCard({ post, to, onDelete }: Props) {
  const client = useQueryClient();
  const hasActivity = useFeature('activity');
  return (
    <article
      onPointerEnter={() => void client.prefetchQuery(postQuery(post.id))}
      className="relative flex min-w-0 flex-col overflow-clip rounded-card border bg-surface-raised transition-shadow compact:md:flex-row compact:md:items-center focus-within:shadow-near hover:shadow-near"
    >
      <header className="flex items-start gap-3 p-4 pb-3 compact:py-2 compact:md:w-64 compact:md:shrink-0 compact:md:items-center">
        <SelectableAvatar item={post} src={fileUrl(post.Owner?.profilePicture, 'avatar')} />
        <div className="min-w-0 flex-1">
          <p className="flex min-w-0 items-baseline gap-1.5">
            <span className="shrink-0 text-xs text-ink-muted">
              <Trans>User</Trans>
            </span>
            <UserText className="truncate font-medium">{ownerName(post.Owner)}</UserText>
          </p>
          <p className="truncate text-xs text-ink-muted">
            <Moment value={post.createdAt} />
          </p>
        </div>
        {/* Most posts are public, so only hidden ones have a badge. */}
        {post.isEnabled === false && <EnabledBadge post={post} />}
      </header>
      {post.imageResourceId ? (
        <PostLink post={post} to={to} clamp="line-clamp-3 min-h-[3lh]" />
      ) : (
        <div className="grid items-center bg-surface-sunken *:[grid-area:1/1] compact:contents">
          <PlaceOfPicture />
          <PostLink post={post} to={to} clamp={clampOf(post.content)} />
        </div>
      )}
      <div className="mt-auto compact:my-0 compact:md:flex compact:md:shrink-0 compact:md:items-center compact:md:ps-3">
        <div className="compact:w-16 compact:overflow-clip compact:rounded-inner compact:max-md:hidden">
          {post.imageResourceId && <PostPicture resourceId={post.imageResourceId} fit="card" />}
        </div>
        <footer className="relative flex items-center justify-between gap-3 px-4 py-2">
          {post.isEnabled === false && hasActivity && (
            // Over the picture, so that all cards stay equally high; the card's link is below it.
            <div className="pointer-events-none absolute inset-x-0 bottom-full bg-surface-raised text-xs text-ink-muted *:line-clamp-2 *:px-4 *:py-1.5 compact:hidden">
              <HiddenBy itemId={post.id} />
            </div>
          )}
          <PostCounts post={post} />
          <PostActions post={post} to={to} onDelete={onDelete} />
        </footer>
      </div>
    </article>
  );
}

/** Without a picture the words have its place, on a ground of their own: many of them, or few large ones. */
function clampOf({ length }: string): string {
  return length > 160 ? 'line-clamp-9 text-base' : 'line-clamp-7 text-lg';
}

/** As high as three lines of text and a picture, so that all cards of a row and of every page are equally high. */
function PlaceOfPicture() {
  return (
    <span aria-hidden className="invisible compact:hidden">
      <span className="mb-4 block h-[3lh]" />
      <span className="block aspect-video" />
    </span>
  );
}

/** The words of the post; the link covers the whole card. */
function PostLink({ post, to, clamp }: Pick<Props, 'post' | 'to'> & { clamp: string }) {
  return (
    <Link
      to={to}
      prefetch="intent"
      {...rowLink}
      className="mx-4 mb-4 rounded-inner compact:mb-0 compact:md:mx-0 compact:md:min-w-0 compact:md:grow after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
    >
      <UserText
        as="span"
        className={`${clamp} wrap-anywhere compact:line-clamp-2 compact:min-h-0 compact:text-sm`}
      >
        {useMatchExcerpt(post.content)}
      </UserText>
    </Link>
  );
}

/** Positioned above the link that covers the whole card. */
function PostActions({ post, to, onDelete }: Props) {
  const { t } = useLingui();
  const author = ownerHandle(post.Owner);
  const words = beginning(post.content);
  return (
    <div className="relative -me-2 flex gap-1">
      <EditLink
        to={`${to}&edit`}
        label={t`Edit post of ${author}`}
        prefetch="intent"
        may="posts.update"
        ownerId={post.userId}
      />
      <AllowedIconButton
        may="posts.delete"
        ownerId={post.userId}
        icon={Trash2}
        label={t`Delete post of ${author}: ${words}`}
        onClick={() => onDelete(post)}
      />
    </div>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { DeletePopup } from './delete-popup.tsx';
import { DeletionOutlook } from './deletion-outlook.tsx';
import { ownerHandle } from '../text/owner-name.ts';
import { UserText } from '../text/user-text.tsx';
import type { DeletablePost } from '../query/post-changes.ts';

interface Props<TPost> {
  /** The post to delete; null closes the popup. */
  post: TPost | null;
  onConfirm: (post: TPost) => void;
  onClose: () => void;
}

/** Asks before a post is deleted: shows its author, its beginning and the number of its comments. */
export function DeletePost<TPost extends DeletablePost>({ post, ...rest }: Props<TPost>) {
  const { t } = useLingui();
  return (
    <DeletePopup
      {...rest}
      item={post}
      title={t`Delete Post`}
      description={t`Are you sure about deleting the Post?`}
      details={(shown) => <DeletionDetails post={shown} />}
    />
  );
}

function DeletionDetails({ post }: { post: DeletablePost }) {
  const comments = post.commentsCount;
  const author = <UserText className="font-semibold">{ownerHandle(post.Owner)}</UserText>;
  const what = (
    <>
      <UserText as="span" className="my-2 line-clamp-2 border-s-2 ps-3 text-ink-muted">
        {post.content}
      </UserText>
      {comments > 0 && (
        <span className="block text-ink-muted">
          <Plural
            value={comments}
            one="Its only comment is deleted too."
            other="Its # comments are deleted too."
          />
        </span>
      )}
    </>
  );
  return (
    <DeletionOutlook
      item={
        <>
          {author}
          {what}
        </>
      }
    >
      <Trans>The post of {author} will be gone for good.</Trans>
      {what}
    </DeletionOutlook>
  );
}

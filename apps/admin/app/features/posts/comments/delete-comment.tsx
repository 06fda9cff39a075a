import type { Comment } from '@buddyline/domain/comment';
import { Trans, useLingui } from '@lingui/react/macro';
import { DeletePopup } from '../../../shared/record/delete-popup.tsx';
import { DeletionOutlook } from '../../../shared/record/deletion-outlook.tsx';
import { ownerHandle } from '../../../shared/text/owner-name.ts';
import { UserText } from '../../../shared/text/user-text.tsx';

interface Props {
  /** The comment to delete; null closes the popup. */
  comment: Comment | null;
  onConfirm: (commentId: string) => void;
  onClose: () => void;
}

export function DeleteComment({ comment, onConfirm, onClose }: Props) {
  const { t } = useLingui();
  return (
    <DeletePopup
      item={comment}
      title={t`Delete Comment`}
      description={t`Are you sure about deleting the Comment?`}
      details={(shown) => <DeletionDetails comment={shown} />}
      onConfirm={({ id }) => onConfirm(id)}
      onClose={onClose}
    />
  );
}

function DeletionDetails({ comment }: { comment: Comment }) {
  const author = <UserText className="font-semibold">{ownerHandle(comment.Owner)}</UserText>;
  return (
    <>
      <DeletionOutlook item={author}>
        <Trans>The comment of {author} will be gone for good.</Trans>
      </DeletionOutlook>
      <UserText as="span" className="mt-2 line-clamp-2 border-s-2 ps-3 text-ink-muted">
        {comment.content}
      </UserText>
    </>
  );
}

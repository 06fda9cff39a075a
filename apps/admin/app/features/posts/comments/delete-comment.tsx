import type { Comment } from '@buddyline/domain/comment';
import { Trans, useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import { Confirm } from '../../../shared/actions/confirm.tsx';
import { DeletionOutlook } from '../../../shared/actions/deletion-outlook.tsx';
import { useLastShown } from '../../../shared/actions/last-shown.ts';
import { ownerHandle } from '../../../shared/person/owner-name.ts';
import { Words } from '../../../shared/words/words.tsx';

interface Props {
  /** The comment to delete; null closes the popup. */
  comment: Comment | null;
  onConfirm: (commentId: string) => void;
  onClose: () => void;
}

export function DeleteComment({ comment, onConfirm, onClose }: Props) {
  const { t } = useLingui();
  const shown = useLastShown(comment);
  const author = <Words className="font-semibold">{ownerHandle(shown?.Owner ?? null)}</Words>;
  return (
    <Confirm
      open={comment !== null}
      icon={Trash2}
      title={t`Delete Comment`}
      description={t`Are you sure about deleting the Comment?`}
      details={
        <>
          <DeletionOutlook item={author}>
            <Trans>The comment of {author} will be gone for good.</Trans>
          </DeletionOutlook>
          <Words as="span" className="mt-2 line-clamp-2 border-s-2 ps-3 text-ink-muted">
            {shown?.content}
          </Words>
        </>
      }
      onConfirm={() => comment && onConfirm(comment.id)}
      onClose={onClose}
    />
  );
}

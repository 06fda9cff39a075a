import type { Comment } from '@buddyline/domain/comment';
import type { Owner } from '@buddyline/domain/user';
import { Avatar } from '@buddyline/ui/avatar';
import { Plural, useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import { fileUrl } from '../../../shared/form/file-url.ts';
import { NamedPersonLink } from '../../../shared/text/named-person-link.tsx';
import { ownerHandle, ownerName } from '../../../shared/text/owner-name.ts';
import { AllowedIconButton } from '../../../shared/record/allowed-action.tsx';
import { Moment } from '../../../shared/text/moment.tsx';
import { beginning } from '../../../shared/text/beginning.ts';
import { LinkedPassages } from '../../../shared/text/linked-passages.tsx';
import { UserText } from '../../../shared/text/user-text.tsx';

interface Props {
  comment: Comment;
  onDelete: (comment: Comment) => void;
}

export function CommentItem({ comment, onDelete }: Props) {
  const { t } = useLingui();
  const author = ownerHandle(comment.Owner);
  const words = beginning(comment.content);
  const likes = comment.likesCount;
  return (
    <li className="flex items-start gap-3 py-4 last:pb-0">
      <Avatar src={fileUrl(comment.Owner?.profilePicture, 'avatar')} size="sm" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Commenter owner={comment.Owner} />
          <span className="text-xs text-ink-muted">
            <Moment value={comment.createdAt} />
          </span>
        </p>
        <LinkedPassages className="mt-1 *:max-w-prose">{comment.content}</LinkedPassages>
        {likes > 0 && (
          <p className="mt-1 text-xs text-ink-muted">
            <Plural value={likes} one="# like" other="# likes" />
          </p>
        )}
      </div>
      <span className="-me-2">
        <AllowedIconButton
          may="comments.delete"
          icon={Trash2}
          label={t`Delete comment of ${author}: ${words}`}
          onClick={() => onDelete(comment)}
        />
      </span>
    </li>
  );
}

/** The name of a comment's author, which leads to their page. */
function Commenter({ owner }: { owner: Owner | null }) {
  const name = <UserText className="font-medium">{ownerName(owner)}</UserText>;
  if (!owner?.username) return name;
  return <NamedPersonLink username={owner.username}>{name}</NamedPersonLink>;
}

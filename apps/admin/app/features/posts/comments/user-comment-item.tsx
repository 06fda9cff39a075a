import type { UserComment } from '@buddyline/domain/user-comment';
import { IconButton } from '@buddyline/ui/icon-button';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { rowLink } from '../../../shared/keyboard/list-keyboard.ts';
import { listItem } from '../../../shared/list/neighbour.ts';
import { useCan } from '../../../shared/query/use-can.tsx';
import { Moment } from '../../../shared/text/moment.tsx';
import { beginning } from '../../../shared/text/beginning.ts';
import { LinkedPassages } from '../../../shared/text/linked-passages.tsx';
import { UserText } from '../../../shared/text/user-text.tsx';

interface Props {
  comment: UserComment;
  onDelete: (comment: UserComment) => void;
}

/** A comment in the list of its author's, which leads to the post that it is on. */
export function UserCommentItem({ comment, onDelete }: Props) {
  const { t } = useLingui();
  const can = useCan();
  const { content, likesCount: likes, createdAt, Post: post } = comment;
  const words = beginning(content);
  return (
    <li {...listItem(comment.id)} className="flex items-start gap-3 px-5 py-4">
      <div className="min-w-0 flex-1">
        <LinkedPassages className="*:max-w-prose">{content}</LinkedPassages>
        <p className="mt-1.5 flex min-w-0 flex-wrap items-baseline gap-x-4 gap-y-1 text-xs text-ink-muted">
          <Moment value={createdAt} />
          {likes > 0 && (
            <span>
              <Plural value={likes} one="# like" other="# likes" />
            </span>
          )}
          <Link
            to={paths.post(post.id)}
            {...rowLink}
            className="flex min-w-0 gap-x-1 whitespace-nowrap underline underline-offset-4"
          >
            <Trans>
              On the post:{' '}
              <UserText className="min-w-0 truncate">{beginning(post.beginning)}</UserText>
            </Trans>
          </Link>
        </p>
      </div>
      <span className="-me-2">
        {can('comments.delete') && (
          <IconButton
            icon={Trash2}
            label={t`Delete the comment: ${words}`}
            onClick={() => onDelete(comment)}
          />
        )}
      </span>
    </li>
  );
}

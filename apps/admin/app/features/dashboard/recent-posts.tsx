import type { DashboardPost } from '@buddyline/domain/dashboard';
import { formatNumber } from '@buddyline/i18n/formats';
import { EmptyState } from '@buddyline/ui/empty-state';
import { Icon } from '@buddyline/ui/icon';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { fileUrl } from '../../shared/form/file-url.ts';
import { fetchFirstTouch } from '../../shared/lazy/first-touch.ts';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { deletePostMutation, type DeletablePost } from '../../shared/query/post-changes.ts';
import { UserText } from '../../shared/text/user-text.tsx';
import { PostActions } from './post-actions.tsx';
import { RecentItem, RecentList } from './recent-list.tsx';

const DeletePost = lazyComponent(async () => (await fetchFirstTouch()).DeletePost);

interface Props {
  posts: readonly DashboardPost[];
  /** Sample posts, on which all actions are disabled. */
  isSample: boolean;
}

export function RecentPosts({ posts, isSample }: Props) {
  const [toDelete, setToDelete] = useState<DeletablePost | null>(null);
  const remove = useMutation(deletePostMutation(useQueryClient()));
  const { t } = useLingui();
  return (
    <>
      <RecentList
        title={<Trans>Recent Posts</Trans>}
        to={paths.posts}
        toLabel={t`View All posts`}
        empty={posts.length === 0 && <EmptyState title={t`No Posts To Show`} />}
      >
        {posts.map((post) => (
          <RecentItem
            key={post.id}
            person={post.author}
            createdAt={post.createdAt}
            picture={fileUrl(post.image, 'card')}
            actions={
              <PostActions
                post={post}
                isSample={isSample}
                onDelete={() => setToDelete(toDeletable(post))}
              />
            }
            facts={
              <>
                <Likes likes={post.likes} />
                <Comments comments={post.comments} />
              </>
            }
          >
            <UserText as="span" className="line-clamp-2 wrap-anywhere">
              {post.content}
            </UserText>
          </RecentItem>
        ))}
      </RecentList>
      <DeletePost
        open={toDelete !== null}
        post={toDelete}
        onConfirm={remove.mutate}
        onClose={() => setToDelete(null)}
      />
    </>
  );
}

function toDeletable({ id, content, comments, author }: DashboardPost): DeletablePost {
  const Owner = { fullName: author.name, username: null, profilePicture: author.avatar };
  return { id, content, commentsCount: comments, Owner };
}

function Likes({ likes }: { likes: number }) {
  const words = <Plural value={likes} one="# like" other="# likes" />;
  return <Count icon={Heart} value={likes} words={words} />;
}

function Comments({ comments }: { comments: number }) {
  const words = <Plural value={comments} one="# comment" other="# comments" />;
  return <Count icon={MessageCircle} value={comments} words={words} />;
}

interface CountProps {
  icon: LucideIcon;
  value: number;
  words: ReactNode;
}

function Count({ icon, value, words }: CountProps) {
  const language = useLanguage();
  return (
    <span className="flex items-center gap-1.5">
      <Icon of={icon} />
      <span aria-hidden>{formatNumber(value, language)}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}

import { messages } from '@buddyline/domain/messages';
import type { PublicPost } from '@buddyline/domain/share';
import { displayName } from '@buddyline/domain/user';
import { formatDateTime } from '@buddyline/i18n/formats';
import type { Locale } from '@buddyline/i18n/locale';
import { directionOf } from '@buddyline/i18n/words-direction';
import { passagesOf } from '@buddyline/i18n/words-passages';
import { splitRuns } from '@buddyline/i18n/words-runs';
import { WordRuns } from '@buddyline/ui/word-runs';
import { Avatar } from '@buddyline/ui/avatar';
import { Icon } from '@buddyline/ui/icon';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import { pictureAddress } from '../addresses.ts';
import { PostPicture } from './post-picture.tsx';
import { ShareActions } from './share-actions.tsx';

export interface PostArticleProps {
  post: PublicPost;
  locale: Locale;
}

/** The post: picture, author and time, sharing, words, likes and comments. */
export function PostArticle({ post, locale }: PostArticleProps) {
  const hasPicture = post.imageResourceId !== null;
  return (
    <article className="min-w-0 overflow-clip rounded-card bg-surface-raised shadow-far">
      <PostPicture post={post} />
      {/* Above the words, so that both are in the first view whatever the post's length. */}
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-4 border-b border-line px-5 py-4 sm:px-8 sm:py-5">
        <Byline post={post} />
        <ShareActions postId={post.id} locale={locale} />
      </div>
      <div className="p-5 sm:p-8">
        <div
          className={`overflow-clip wrap-anywhere whitespace-pre-line [overflow-clip-margin:0.5em] ${hasPicture ? 'text-lg' : 'text-xl'}`}
        >
          {passagesOf(post.content).map(({ text, ...direction }, at) => (
            <p key={at} {...direction}>
              <WordRuns parts={splitRuns(text)} />
            </p>
          ))}
        </div>
        <Counts post={post} />
      </div>
    </article>
  );
}

function Byline({ post: { Owner, createdAt } }: Pick<PostArticleProps, 'post'>) {
  const { i18n } = useLingui();
  const name = displayName(Owner, i18n._(messages['name.missing-on-owner']));
  const picture = Owner?.profilePicture ?? null;
  return (
    <div className="flex min-w-0 flex-1 basis-56 items-start gap-3">
      <Avatar src={picture && pictureAddress(picture, 'avatar')} className="size-12" />
      <div className="min-w-0 text-sm text-ink-muted">
        <h1 className="text-base font-semibold wrap-anywhere text-ink">
          <span className="sr-only">
            <Trans>A post by</Trans>{' '}
          </span>
          <bdi {...directionOf(name)}>{name}</bdi>
        </h1>
        <p className="flex flex-col items-start">
          {Owner?.username && <bdi dir="ltr">@{Owner.username}</bdi>}
          <PostTime value={createdAt} />
        </p>
      </div>
    </div>
  );
}

/** In UTC: the server does not know the reader's time zone. */
function PostTime({ value }: { value: string | null }) {
  const shown = readableTime(value);
  if (value === null || shown === null) return <span>—</span>;
  return (
    <time dateTime={value} dir="ltr">
      {shown} UTC
    </time>
  );
}

function readableTime(value: string | null): string | null {
  try {
    return formatDateTime(value ?? '', { timeZone: 'UTC' });
  } catch {
    return null;
  }
}

function Counts({ post: { likesCount, commentsCount } }: Pick<PostArticleProps, 'post'>) {
  return (
    <ul role="list" className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-muted">
      <li className="flex items-center gap-2">
        <Icon of={Heart} />
        <Plural value={likesCount} one="# like" other="# likes" />
      </li>
      <li className="flex items-center gap-2">
        <Icon of={MessageCircle} />
        <Plural value={commentsCount} one="# comment" other="# comments" />
      </li>
    </ul>
  );
}

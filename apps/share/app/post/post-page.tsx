import type { PublicPost } from '@buddyline/domain/share';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, type HeadersFunction, useLocation } from 'react-router';
import { GoBack, MessagePage, TryAgain } from '../error-pages.tsx';
import { PageFrame } from '../page-frame.tsx';
import { localeOfSearch } from '../page-locale.ts';
import type { Route } from './+types/post-page.ts';
import { AppPanel } from './app-panel.tsx';
import { cachedBriefly, notCached } from './caching.ts';
import { PostArticle } from './post-article.tsx';
import { PostMetadata } from './post-metadata.tsx';
import { type PreviewPicture, previewPictureOf } from './preview-picture.ts';
import { type PostResult, readPost } from './read-post.ts';
import { postMessages } from './post-messages.ts';

const responses = {
  post: { status: 200, headers: cachedBriefly },
  missing: { status: 404, headers: cachedBriefly },
  failed: { status: 503, headers: notCached },
} satisfies Record<PostResult['kind'], ResponseInit>;

/** `/posts/{postId}` */
export async function loader({ params, request }: Route.LoaderArgs) {
  const result = await readPost(params.postId, request.headers.get('x-forwarded-for'));
  const { status, headers } = responses[result.kind];
  const preview = result.kind === 'post' ? previewPictureOf(result.post) : null;
  return data({ result, preview }, { status, headers });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function PostPage({ loaderData: { result, preview } }: Route.ComponentProps) {
  if (result.kind === 'failed') return <FailedPost reason={result.reason} />;
  if (result.kind === 'missing' || preview === null) return <MissingPost />;
  return <SharedPost post={result.post} preview={preview} />;
}

interface SharedPostProps {
  post: PublicPost;
  preview: PreviewPicture;
}

function SharedPost({ post, preview }: SharedPostProps) {
  const locale = localeOfSearch(useLocation().search);
  return (
    <PageFrame>
      <PostMetadata post={post} picture={preview} locale={locale} />
      <main
        id="main"
        data-post={post.id}
        className="mx-auto grid w-full max-w-272 grow grid-cols-[minmax(0,40rem)] content-start items-start justify-center gap-8 px-4 pt-1 pb-40 sm:px-8 lg:grid-cols-[minmax(0,40rem)_20rem] lg:gap-16 lg:pt-6 lg:pb-64"
      >
        <PostArticle post={post} locale={locale} />
        <AppPanel postId={post.id} locale={locale} />
      </main>
    </PageFrame>
  );
}

/** The same page for deleted, disabled and unknown posts, so that it does not tell which. */
function MissingPost() {
  const { t } = useLingui();
  return (
    <MessagePage title={t`Post Not Found`} action={<GoBack />}>
      <Trans>It may have been deleted or hidden, or a part of its link is missing.</Trans>
    </MessagePage>
  );
}

function FailedPost({ reason }: Pick<Extract<PostResult, { kind: 'failed' }>, 'reason'>) {
  const { t, i18n } = useLingui();
  return (
    <MessagePage title={t`This post did not come up`} action={<TryAgain />}>
      {typeof reason === 'string' ? i18n._(postMessages[reason]) : <bdi>{reason.words}</bdi>}
    </MessagePage>
  );
}

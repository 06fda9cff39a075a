import { messages } from '@buddyline/domain/messages';
import type { PublicPost } from '@buddyline/domain/share';
import { displayName } from '@buddyline/domain/user';
import { defaultLocale, languages, type Locale, locales } from '@buddyline/i18n/locale';
import { useLingui } from '@lingui/react/macro';
import { appAddress, postAddress } from '../addresses.ts';
import { cardSize } from '../card/card-size.ts';
import { deployment } from '../deployment.ts';
import { PreloadFont } from '../preload-font.tsx';
import { excerpt } from './excerpt.ts';
import type { PreviewPicture } from './preview-picture.ts';
import { structuredData } from './structured-data.ts';
import { directionOf, hasArabic } from '@buddyline/i18n/words-direction';

/** Characters; previews cut longer texts themselves. */
const longestTitle = 60;
const longestDescription = 200;

export interface PostMetadataProps {
  post: PublicPost;
  picture: PreviewPicture;
  locale: Locale;
}

/** The metadata for messengers and search engines, in the server's response. */
export function PostMetadata({ post, picture, locale }: PostMetadataProps) {
  const { t, i18n } = useLingui();
  const { brand } = deployment;
  const author = displayName(post.Owner, i18n._(messages['name.missing-on-owner']));
  const headline = t`${author} on ${brand}`;
  const description = excerpt(post.content, longestDescription);
  const words = excerpt(post.content, longestTitle);
  const address = postAddress(post.id, locale);
  return (
    <>
      {languages[locale].script !== 'arabic' && hasArabic(author + post.content) && (
        <PreloadFont of="arabic" />
      )}
      {/[À-ÿ]/.test(author + post.content) && <PreloadFont of="accented" />}
      <title>{words === '' ? headline : `${words} · ${headline}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {locales.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={postAddress(post.id, each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={postAddress(post.id, defaultLocale)} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={headline} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={languages[directionOf(post.content).lang].openGraph} />
      <meta property="og:image" content={picture.address} />
      <meta property="og:image:type" content={picture.type} />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={description} />
      {post.createdAt && <meta property="article:published_time" content={post.createdAt} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={headline} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture.address} />
      <AppBanner postId={post.id} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: structuredData(post, { address, headline, picture: picture.address }),
        }}
      />
    </>
  );
}

/** Safari's app banner, which needs the app's id in the App Store. */
function AppBanner({ postId }: { postId: string }) {
  const appStoreId = /\/id(\d+)/.exec(deployment.appStoreUrl)?.[1];
  if (appStoreId === undefined) return null;
  const content = `app-id=${appStoreId}, app-argument=${appAddress(postId)}`;
  return <meta name="apple-itunes-app" content={content} />;
}

import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from './brand.ts';
import { PageFrame, PageText, PageTitle } from './page-frame.tsx';

/** Stands here until posts can be read, and says so. */
export default function PostPage() {
  const { t } = useLingui();
  return (
    <PageFrame>
      <title>{`${t`A shared post`} · ${brand}`}</title>
      <meta name="robots" content="noindex" />
      <PageTitle>
        <Trans>A diver's post will open here</Trans>
      </PageTitle>
      <PageText>
        <Trans>
          Soon this address shows the post itself: the picture, the words, who wrote them and when.
          No account needed.
        </Trans>
      </PageText>
    </PageFrame>
  );
}

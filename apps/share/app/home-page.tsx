import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from './brand.ts';
import { PageFrame, PageText, PageTitle } from './page-frame.tsx';

/** Nobody is sent here on purpose: it will lead to the landing pages. */
export default function HomePage() {
  const { t } = useLingui();
  return (
    <PageFrame>
      <title>{`${t`Shared posts`} · ${brand}`}</title>
      <PageTitle>
        <Trans>Shared posts surface here</Trans>
      </PageTitle>
      <PageText>
        <Trans>
          Each post that a diver shares has its own address. Open the link you were sent.
        </Trans>
      </PageText>
    </PageFrame>
  );
}

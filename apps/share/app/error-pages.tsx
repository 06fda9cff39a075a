import { Trans, useLingui } from '@lingui/react/macro';
import { PageFrame, PageText, PageTitle } from './page-frame.tsx';

/** Sent with status 404 for an address that has no page. */
export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <PageFrame>
      <title>{t`Nothing at this depth`}</title>
      <PageTitle>
        <Trans>Nothing at this depth</Trans>
      </PageTitle>
      <PageText>
        <Trans>This address leads nowhere. Ask for the link once more.</Trans>
      </PageText>
    </PageFrame>
  );
}

/** Sent with status 500: the fault is ours, and the visitor can only try again. */
export function FailurePage() {
  const { t } = useLingui();
  return (
    <PageFrame>
      <title>{t`This page did not come up`}</title>
      <PageTitle>
        <Trans>This page did not come up</Trans>
      </PageTitle>
      <PageText>
        <Trans>Something went wrong on our side. Please try again in a moment.</Trans>
      </PageText>
    </PageFrame>
  );
}

import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type MetaFunction, useLocation } from 'react-router';
import { homePath, localeOfPath } from './locale-path.ts';
import { PageFrame } from './page-frame.tsx';
import { textsIn } from './texts.ts';

export const meta: MetaFunction = ({ location }) => [
  { title: textsIn(localeOfPath(location.pathname))._(msg`Nothing at this depth`) },
  { name: 'robots', content: 'noindex' },
];

/** Sent with status 404 for every address that has no page. */
export default function NotFoundPage() {
  const locale = localeOfPath(useLocation().pathname);
  return (
    <PageFrame>
      <h1 className="text-display font-semibold">
        <Trans>Nothing at this depth</Trans>
      </h1>
      <p className="mt-4 max-w-md text-lg">
        <Trans>This address leads nowhere.</Trans>{' '}
        <a href={homePath(locale)} className="font-semibold underline underline-offset-4">
          <Trans>Back to the surface</Trans>
        </a>
      </p>
    </PageFrame>
  );
}

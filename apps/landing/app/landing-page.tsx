import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MetaFunction } from 'react-router';
import { brand } from './brand.ts';
import { localeOfPath } from './locale-path.ts';
import { PageFrame } from './page-frame.tsx';
import { textsIn } from './texts.ts';

export const meta: MetaFunction = ({ location }) => {
  const i18n = textsIn(localeOfPath(location.pathname));
  return [
    { title: `${brand} · ${i18n._(msg`Go down together.`)}` },
    {
      name: 'description',
      content: i18n._(msg`The logbook and the community of people who breathe underwater.`),
    },
  ];
};

/** Stands here until the descent is built, and says so. */
export default function LandingPage() {
  return (
    <PageFrame>
      <h1 className="text-display font-semibold">
        <Trans>Go down together.</Trans>
      </h1>
      <p className="mt-4 max-w-md text-lg">
        <Trans>The logbook and the community of people who breathe underwater.</Trans>
      </p>
      <p className="mt-8 max-w-md text-base">
        <Trans>
          This page still floats at the surface. Soon it goes down to 40 metres, past the features,
          the community and the dive logs, to where the app is waiting.
        </Trans>
      </p>
    </PageFrame>
  );
}

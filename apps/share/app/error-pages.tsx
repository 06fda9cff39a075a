import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { landingPage } from './addresses.ts';
import { actionClasses } from './action-classes.ts';
import { PageFrame } from './page-frame.tsx';
import { localeOfSearch } from './page-locale.ts';

export interface MessagePageProps {
  title: string;
  /** Beneath the title. */
  children: ReactNode;
  action?: ReactNode;
}

/** A page with a message and nothing else; not indexed by search engines. */
export function MessagePage({ title, children, action }: MessagePageProps) {
  return (
    <PageFrame>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <main
        id="main"
        data-theme="dark"
        className="mx-auto my-auto w-full max-w-xl px-6 pt-6 pb-56 text-center text-ink"
      >
        <LostBuoy />
        <h1 className="mt-8 text-display font-semibold">{title}</h1>
        <p className="mt-4 text-lg text-balance text-ink-muted">{children}</p>
        {action && <p className="mt-8 flex justify-center">{action}</p>}
      </main>
    </PageFrame>
  );
}

/** Goes back in the history, or to the landing page when there is no history. */
export function GoBack() {
  const locale = localeOfSearch(useLocation().search);
  return (
    <a href={landingPage(locale)} data-action="go-back" className={actionClasses('coral')}>
      <Trans>Go Back</Trans>
    </a>
  );
}

/** Sent with status 404 for an unknown URL. */
export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <MessagePage title={t`Nothing at this depth`} action={<GoBack />}>
      <Trans>This address leads nowhere. Ask for the link once more.</Trans>
    </MessagePage>
  );
}

/** Sent with status 500: the server failed, and the visitor can only try again. */
export function FailurePage() {
  const { t } = useLingui();
  return (
    <MessagePage title={t`This page did not come up`} action={<TryAgain />}>
      <Trans>Something went wrong on our side. Please try again in a moment.</Trans>
    </MessagePage>
  );
}

/** Reloads the page without a script. */
export function TryAgain() {
  const { search } = useLocation();
  return (
    <a href={search || '?'} className={actionClasses('coral')}>
      <Trans>Try again</Trans>
    </a>
  );
}

/** A buoy whose line hangs free. */
function LostBuoy() {
  return (
    <svg aria-hidden viewBox="0 0 160 120" className="mx-auto h-30 w-40 rtl:-scale-x-100">
      <path
        d="M8 34q18-12 36 0t36 0 36 0 36 0"
        fill="none"
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M80 44c1 18-14 22-8 38s14 12 6 32"
        fill="none"
        stroke="var(--buddy)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="80" cy="30" r="15" fill="var(--buddy)" />
      <path d="M65 30a15 15 0 0 0 30 0q-7.5-5-15 0t-15 0Z" fill="#000" fillOpacity=".2" />
    </svg>
  );
}

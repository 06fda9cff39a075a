import { Button } from '@buddyline/ui/button';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { Mark } from '@buddyline/ui/mark';
import { Trans, useLingui } from '@lingui/react/macro';
import { isRouteErrorResponse } from 'react-router';
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';

/**
 * The page for unhandled errors and unknown URLs. Its links are plain, because the router itself may
 * have failed.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useLingui();
  const title = t`Unexpected Application Error!`;
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <title>{`${title} · ${brand}`}</title>
      <div className="grid max-w-lg gap-4">
        <Mark className="size-10" />
        <h1 className="text-xl font-semibold">{title}</h1>
        {missing ? <MissingAddress /> : <Explanation error={error} />}
        <div className="flex flex-wrap gap-3">
          <a href={paths.dashboard} className={buttonClasses()}>
            <Trans>Go to the dashboard</Trans>
          </a>
          {!missing && (
            <Button variant="outline" onClick={() => location.reload()}>
              <Trans>Load the page again</Trans>
            </Button>
          )}
        </div>
      </div>
    </main>
  );
}

function MissingAddress() {
  return (
    <p className="text-ink-muted">
      <Trans>404: there is no page at this address.</Trans>
    </p>
  );
}

function Explanation({ error }: { error: unknown }) {
  const { t } = useLingui();
  const details = error instanceof Error ? error.message : t`The reason is not known.`;
  return (
    <>
      <p className="text-ink-muted">
        <Trans>
          Something went wrong that this page did not expect. Nothing was lost on the server.
        </Trans>
      </p>
      <p className="rounded-control bg-surface-sunken px-3 py-2 text-xs">
        <bdi>{details}</bdi>
      </p>
    </>
  );
}

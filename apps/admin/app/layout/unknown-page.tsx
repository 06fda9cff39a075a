import { buttonClasses } from '@buddyline/ui/button-classes';
import { Card } from '@buddyline/ui/card';
import { EmptyState } from '@buddyline/ui/empty-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { useCan } from '../shared/query/use-can.tsx';
import { Page } from '../shared/record/page.tsx';

/** An address below `/admin` without a page; the menu and the search stay. */
export default function UnknownPage() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const mayReadActivity = useCan()('activity.read');
  return (
    <Page title={t`Page not found`} subtitle={t`404: there is no page at this address.`}>
      <Card>
        <EmptyState
          title={t`Check the address, or search for what you wanted to open.`}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Link to={paths.dashboard} className={buttonClasses()}>
                <Trans>Go to the dashboard</Trans>
              </Link>
              {mayReadActivity && (
                <Link to={paths.activity} className={buttonClasses({ variant: 'outline' })}>
                  <Trans>Show what was done lately</Trans>
                </Link>
              )}
            </div>
          }
        >
          <bdi dir="ltr" className="wrap-anywhere">
            {pathname}
          </bdi>
        </EmptyState>
      </Card>
    </Page>
  );
}

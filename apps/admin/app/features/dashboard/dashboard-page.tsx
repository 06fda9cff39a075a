import { dashboardNouns } from '@buddyline/domain/dashboard';
import { Badge } from '@buddyline/ui/badge';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../shared/record/page.tsx';
import { Freshness } from '../../shared/list/freshness.tsx';
import { metaQuery } from '../../shared/query/meta-queries.ts';
import { queryClient } from '../../shared/changes/query-client.ts';
import { QueryView } from '../../shared/query/query-view.tsx';
import { MonthlyChart } from './chart/monthly-chart.tsx';
import { dashboardGrid } from './dashboard-grid.ts';
import { dashboardQuery, type ShownDashboard } from './dashboard-queries.ts';
import { LoadingDashboard } from './loading-dashboard.tsx';
import { OpenTicketsCard } from './open-tickets-card.tsx';
import { RecentPosts } from './recent-posts.tsx';
import { RecentTickets } from './recent-tickets.tsx';
import { StatCard } from './stat-card.tsx';
import { TicketQueueCard } from './ticket-queue-card.tsx';

export function clientLoader(): null {
  void queryClient.prefetchQuery(dashboardQuery);
  void queryClient.prefetchQuery(metaQuery);
  return null;
}

export default function DashboardPage() {
  const { t } = useLingui();
  const query = useQuery(dashboardQuery);
  return (
    <Page
      title={t`Dashboard`}
      subtitle={t`Platform performance and recent activity`}
      actions={query.data?.isSample ? <SampleLabel /> : <Freshness query={query} />}
    >
      <QueryView query={query} loading={<LoadingDashboard />}>
        {(dashboard) => <DashboardView dashboard={dashboard} />}
      </QueryView>
    </Page>
  );
}

function SampleLabel() {
  return (
    <p className="flex flex-wrap items-center gap-3 text-xs text-ink-muted">
      <Trans>This backend offers no figures; these are invented.</Trans>
      <Badge tone="warn">
        <Trans>Sample data</Trans>
      </Badge>
    </p>
  );
}

function DashboardView({ dashboard }: { dashboard: ShownDashboard }) {
  const { stats, months, openTicketAges, recentPosts, recentTickets, isSample, ticketQueue } =
    dashboard;
  return (
    <div className={dashboardGrid.all}>
      {ticketQueue && <TicketQueueCard queue={ticketQueue} />}
      <div className={dashboardGrid.stats}>
        {dashboardNouns.map((noun) => (
          <StatCard key={noun} noun={noun} stat={stats[noun]} months={months} />
        ))}
        <p className={dashboardGrid.statsNote}>
          <Trans>Growth: the last 30 days, compared with the 30 before</Trans>
        </p>
      </div>
      <div className={dashboardGrid.charts}>
        <MonthlyChart months={months} />
        <OpenTicketsCard
          counts={openTicketAges}
          isSample={isSample}
          longestWaiting={ticketQueue?.oldest?.id}
        />
      </div>
      <div className={dashboardGrid.recent}>
        <RecentPosts posts={recentPosts} isSample={isSample} />
        <RecentTickets tickets={recentTickets} isSample={isSample} />
      </div>
    </div>
  );
}

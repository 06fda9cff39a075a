import type { DiveLog } from '@buddyline/domain/dive-log';
import { readPage } from '@buddyline/domain/paging';
import { Icon } from '@buddyline/ui/icon';
import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { requireReadablePage } from '../../shared/list/list-state.ts';
import { prefetchPages } from '../../shared/list/prefetch-pages.ts';
import { itemEnd, PersonItems } from '../../shared/people/person-items.tsx';
import { queryClient } from '../../shared/changes/query-client.ts';
import { UserText } from '../../shared/text/user-text.tsx';
import type { Route } from './+types/user-dive-logs-tab.ts';
import { DiveFiles } from './dive-files/dive-files.tsx';
import { userDiveLogsQuery } from './dive-log-queries.ts';
import { DiveMoment } from './dive-moment.tsx';
import { diveName, siteName } from './dive-name.ts';
import { diveMinutes } from './dive-times.ts';
import { amountText, amountTexts } from './values/amount-text.ts';

export function clientLoader({ params, request }: Route.ClientLoaderArgs): null {
  requireReadablePage(request);
  const page = readPage(new URL(request.url).searchParams.get('page'));
  void prefetchPages(page, (next) =>
    queryClient.ensureQueryData(userDiveLogsQuery(params.userId, next)),
  );
  return null;
}

export default function UserDiveLogsTab({ params }: Route.ComponentProps) {
  const { t } = useLingui();
  const page = readPage(useSearchParams()[0].get('page'));
  const query = useQuery(userDiveLogsQuery(params.userId, page));
  const total = query.data?.total;
  return (
    <>
      <DiveFiles userId={params.userId} />
      <PersonItems
        query={query}
        list={{ noun: 'dive-logs', userId: params.userId }}
        page={page}
        count={
          total === undefined ? null : <Plural value={total} one="# dive log" other="# dive logs" />
        }
        empty={t`User Don't Have any Dive Logs.`}
        pagesLabel={t`Pages of dive logs`}
        to={({ id }) => paths.diveLog(id)}
      >
        {(diveLog) => <DiveLogLine diveLog={diveLog} />}
      </PersonItems>
    </>
  );
}

/** The specification's summary: site, time and signatures; with the dive's number. */
function DiveLogLine({ diveLog }: { diveLog: DiveLog }) {
  return (
    <>
      <span className="grid min-w-0">
        <span className="flex min-w-0 items-baseline gap-2">
          {diveLog.diveNumber !== null && (
            <span className="shrink-0 text-xs text-ink-muted tabular-nums">
              {diveName(diveLog)}
            </span>
          )}
          <UserText as="span" className="block w-fit max-w-full truncate font-medium">
            {siteName(diveLog)}
          </UserText>
        </span>
        <Signatures diveLog={diveLog} />
      </span>
      <span className={itemEnd}>
        <DiveMoment log={diveLog} />
        <DepthAndTime log={diveLog} />
      </span>
    </>
  );
}

/** '66 ft · 20.1 m · 42 min', or as much of it as is recorded. */
function DepthAndTime({ log }: { log: DiveLog }) {
  const language = useLanguage();
  const { maxDepth } = log;
  const minutes = diveMinutes(log);
  const depth = maxDepth === null ? [] : amountTexts({ value: maxDepth, unit: 'ft' }, language);
  const time = minutes === null ? [] : [amountText({ value: minutes, unit: 'min' }, language)];
  return <bdi className="tabular-nums">{[...depth, ...time].join(' · ')}</bdi>;
}

/** All three signatures, present or not. */
function Signatures({ diveLog }: { diveLog: DiveLog }) {
  const { t } = useLingui();
  return (
    <span className="flex flex-wrap gap-x-4 text-xs">
      <Signature name={t`Buddy`} signed={Boolean(diveLog.buddySignature)} />
      <Signature name={t`Instructor`} signed={Boolean(diveLog.instructorSignature)} />
      <Signature name={t`Divemaster`} signed={Boolean(diveLog.divemasterSignature)} />
    </span>
  );
}

function Signature({ name, signed }: { name: string; signed: boolean }) {
  const { t } = useLingui();
  return (
    <span className={`flex items-center gap-1 ${signed ? 'text-ok-ink' : 'text-ink-muted'}`}>
      <Icon of={signed ? Check : Minus} />
      <span>{name}</span>
      <span className="sr-only">{signed ? t`signed` : t`not signed`}</span>
    </span>
  );
}

import { lastDayMax } from '@buddyline/domain/user-comment';
import { Button } from '@buddyline/ui/button';
import { Card } from '@buddyline/ui/card';
import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { notifyNotFetched } from '../../../../notify/notify.ts';
import { Confirm } from '../../../../shared/changes/confirm.tsx';
import { DeletionOutlook } from '../../../../shared/record/deletion-outlook.tsx';
import { countedText } from '../../../../shared/text/counted.ts';
import { useCan } from '../../../../shared/query/use-can.tsx';
import { QueryView } from '../../../../shared/query/query-view.tsx';
import { fetchFirstTouch } from '../../../../shared/lazy/first-touch.ts';
import { currentRun, isRunning } from '../../../../shared/changes/bulk/run-state.ts';
import { lastDayQuery } from '../moderation-queries.ts';
import { LoadingLines } from './loading-lines.tsx';

/** What a person wrote in the last 24 hours, and the button that deletes all of it. */
export function LastDay({ userId }: { userId: string }) {
  const { t } = useLingui();
  const can = useCan();
  const client = useQueryClient();
  const query = useQuery(lastDayQuery(userId));
  const run = currentRun.useValue();
  const [isAsking, setAsking] = useState(false);
  const { posts = [], comments = [] } = query.data ?? {};
  const counts = countedText({ posts: posts.length, comments: comments.length });
  const isCut = posts.length === lastDayMax || comments.length === lastDayMax;

  async function remove() {
    const { startCleanUp } = await fetchFirstTouch();
    startCleanUp(client, { posts, comments });
  }

  return (
    <Card
      landmark
      title={t`Written in the last 24 hours`}
      actions={
        counts !== '' &&
        can('posts.delete') &&
        can('comments.delete') && (
          <Button
            variant="destructive"
            size="sm"
            disabled={isRunning(run)}
            onClick={() => setAsking(true)}
          >
            <Icon of={Trash2} />
            <Trans>Delete all</Trans>
          </Button>
        )
      }
    >
      <QueryView query={query} loading={<LoadingLines />}>
        {() => (
          <>
            <p className={counts === '' ? 'text-ink-muted' : 'tabular-nums'}>
              {counts === '' ? t`No posts and no comments.` : counts}
            </p>
            {isCut && (
              <p className="mt-1 text-ink-muted">
                <Trans>The newest {lastDayMax} of each are deleted at once.</Trans>
              </p>
            )}
          </>
        )}
      </QueryView>
      <Confirm
        open={isAsking}
        icon={Trash2}
        title={t`Delete what they wrote in the last 24 hours`}
        description={t`Are you sure about deleting all of it?`}
        details={
          <>
            <DeletionOutlook item={<span className="font-semibold">{counts}</span>}>
              <Trans>All of it will be gone for good: {counts}.</Trans>
            </DeletionOutlook>
            {posts.length > 0 && (
              <p className="text-ink-muted">
                <Trans>The comments of others on these posts are deleted too.</Trans>
              </p>
            )}
          </>
        }
        onConfirm={() => void remove().catch(notifyNotFetched)}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}

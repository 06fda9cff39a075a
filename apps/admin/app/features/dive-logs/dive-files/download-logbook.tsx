import { exportCalls, type LogbookFile } from '@buddyline/api-client/exports';
import { exportName, type LogbookFormat, logbookFormats } from '@buddyline/domain/exports';
import { Button } from '@buddyline/ui/button';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { notifySuccess } from '../../../notify/notify.ts';
import { api } from '../../../session/api.ts';
import { watchSession } from '../../../session/watch-session.ts';
import { useRestoreFocus } from '../../../shared/keyboard/restore-focus.ts';
import { saveFile } from '../../../shared/list/save-file.ts';
import { todayHere } from '../../../shared/list/today-here.ts';
import { personQuery } from '../../../shared/query/person-queries.ts';

/** Names of formats, the same in every language. */
const formatNames: Readonly<Record<LogbookFormat, string>> = {
  uddf: 'UDDF',
  ssrf: 'Subsurface',
  csv: 'CSV',
};

/** Downloads a user's whole logbook in the formats that other programs read. */
export function DownloadLogbook({ userId }: { userId: string }) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className="flex flex-wrap items-center gap-1">
      <span id={labelId} className="me-1 text-ink-muted">
        <Trans>Download logbook</Trans>
      </span>
      {logbookFormats.map((format) => (
        <FormatButton key={format} userId={userId} format={format} />
      ))}
    </div>
  );
}

function FormatButton({ userId, format }: { userId: string; format: LogbookFormat }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const name = formatNames[format];
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const isSameSession = watchSession();
      const file = await exportCalls(api.calls).logbook(userId, format);
      if (!isSameSession()) return;
      // The page shows the person, so they are known.
      const username = client.getQueryData(personQuery(userId).queryKey)?.username;
      saveFile(exportName(username || 'logbook', todayHere(), format), file.content);
      if (file.withoutDate > 0) notifySuccess(leftOut(file));
    },
  });
  const restoreFocusTo = useRestoreFocus(isPending);
  return (
    <Button
      variant="outline"
      size="sm"
      pending={isPending}
      aria-label={t`Download logbook as ${name}`}
      onClick={({ currentTarget }) => {
        restoreFocusTo(currentTarget);
        mutate();
      }}
    >
      {name}
    </Button>
  );
}

function leftOut({ withoutDate }: LogbookFile): string {
  return plural(withoutDate, {
    one: 'Downloaded, without # dive that has no date.',
    other: 'Downloaded, without # dives that have no date.',
  });
}

import type { SavedView } from '@buddyline/domain/saved-view';
import { Dialog } from '@buddyline/ui/dialog';
import { Skeleton } from '@buddyline/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { QueryView } from '../../query/query-view.tsx';
import type { SelectableNoun } from '../../changes/select/select-state.ts';
import { ReadyViews } from './ready-views.tsx';
import { SaveView } from './save-view.tsx';
import { ViewItem } from './view-item.tsx';
import { viewQuery } from './view-query.ts';
import { viewsQuery } from './view-lists.ts';

interface Props {
  noun: SelectableNoun;
  open: boolean;
  onClose: () => void;
}

/** The views of a list: opens one, and saves what the list shows. */
export function ViewsDialog({ noun, open, onClose }: Props) {
  const { t } = useLingui();
  const query = useQuery({ ...viewsQuery(noun), enabled: open });
  const shown = viewQuery(noun, useLocation().search);
  const content = useRef<HTMLDivElement>(null);
  /** What is shown under a name, to leave it; the field for a name, where there is something to save; else the first view. */
  function firstFocus() {
    const find = (selector: string) => content.current?.querySelector<HTMLElement>(selector);
    return find('a[aria-current]') ?? find('input') ?? find('a');
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`Views`}
      description={t`A search, filters and an order under a name`}
      firstFocus={firstFocus}
    >
      <div ref={content} className="grid gap-5">
        <QueryView query={query} loading={<Skeleton className="h-24" />}>
          {(views) => <Views views={views} noun={noun} shown={shown} onOpen={onClose} />}
        </QueryView>
        <ReadyViews noun={noun} shown={shown} onOpen={onClose} />
        <SaveView noun={noun} query={shown} onSaved={onClose} />
      </div>
    </Dialog>
  );
}

interface ViewsProps {
  views: readonly SavedView[];
  noun: SelectableNoun;
  /** The query of what the list shows. */
  shown: string;
  onOpen: () => void;
}

function Views({ views, noun, shown, onOpen }: ViewsProps) {
  const { t } = useLingui();
  if (views.length === 0) {
    return (
      <p className="text-ink-muted">
        <Trans>No view has been saved yet.</Trans>
      </p>
    );
  }
  return (
    <ul role="list" aria-label={t`Saved views`} className="divide-y rounded-card border">
      {views.map((view) => (
        <ViewItem
          key={view.id}
          view={view}
          noun={noun}
          isShown={view.query === shown}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

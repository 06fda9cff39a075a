import { bulkSelectionMax } from '@buddyline/domain/bulk';
import { hasFeature } from '@buddyline/domain/meta';
import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { IconButton } from '@buddyline/ui/icon-button';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { type RefObject, useCallback, useState } from 'react';
import { usePageKeys } from '../../keyboard/page-keys.ts';
import { useCan } from '../../query/use-can.tsx';
import { metaQuery } from '../../query/meta-queries.ts';
import { BulkActionConfirm } from './bulk-action-confirm.tsx';
import { type NounAction, nounActions } from './noun-actions.ts';
import { AllMatches } from '../select/all-matches.tsx';
import { startBulkAction } from './start-bulk-action.ts';
import { reserveRoom } from '../select/reserve-room.ts';
import { type SelectedItem, type SelectingList, selection } from '../select/select-state.ts';
import { isPageSelected, togglePage } from '../select/selection-changes.ts';
import { TickBox } from '../select/tick-box.tsx';

interface Props {
  list: SelectingList;
  /** The items of the current page. */
  page: readonly SelectedItem[];
  /** Undefined where the backend sends no total. */
  total: number | undefined;
  pages: number;
  ref: RefObject<HTMLElement | null>;
}

/** On phones several actions get their own line, and more than three get two columns. */
function actionClasses(actions: number): string {
  if (actions === 1) return '';
  const ownLine = 'max-sm:order-last max-sm:basis-full';
  return actions > 3 ? `${ownLine} max-sm:grid max-sm:grid-cols-2` : ownLine;
}

/** How many items are selected, and what can be done with them; at the bottom of the window. */
export function SelectBar({ list, page, total, pages, ref }: Props) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const current = selection.useValue();
  const can = useCan();
  const { data: meta } = useQuery(metaQuery);
  const [chosenAction, setChosenAction] = useState<NounAction | null>(null);
  const attach = useCallback(
    (bar: HTMLElement) => {
      ref.current = bar;
      return reserveRoom(bar);
    },
    [ref],
  );
  const actions = nounActions(
    list.noun,
    (feature) => meta !== undefined && hasFeature(meta, feature),
  ).filter(({ may }) => can(may));
  const items = [...(current?.items.values() ?? [])];
  usePageKeys(
    actions.flatMap((action) => {
      const { key, label } = action;
      const run = () => items.length > 0 && setChosenAction(action);
      return key === undefined ? [] : [{ key, label: i18n._(label), run }];
    }),
  );
  if (!current) return null;
  const isWholePage = isPageSelected(current, page);
  const isFull = items.length >= bulkSelectionMax;
  return (
    <section ref={attach} aria-label={t`Selected items`} className="select-bar max-sm:flex-wrap">
      <div className="flex min-w-0 grow items-center gap-3 max-sm:flex-1">
        <TickBox
          aria-label={t`Select this page`}
          checked={isWholePage}
          isPartly={!isWholePage && page.some(({ id }) => current.items.has(id))}
          // There is nothing to select until the list has arrived.
          disabled={page.length === 0}
          onChange={() => selection.set(togglePage(current, page))}
        />
        <div className="flex min-w-0 flex-wrap items-center gap-x-3">
          <span role="status" className="font-medium whitespace-nowrap tabular-nums">
            <Plural value={items.length} one="# selected" other="# selected" />
          </span>
          {list.noun !== 'trash' && isWholePage && pages > 1 && !isFull && (
            <AllMatches list={list} total={total} />
          )}
          {isFull && (
            <span className="text-xs text-ink-muted sm:whitespace-nowrap">
              <Trans>At most {bulkSelectionMax} at once.</Trans>
            </span>
          )}
        </div>
      </div>
      <div className={`flex flex-wrap items-center gap-2 ${actionClasses(actions.length)}`}>
        {actions.map((action) => (
          <Button
            key={action.name}
            data-bulk-action={action.isDelete ? 'delete' : ''}
            size="sm"
            variant={action.isDelete ? 'destructive' : 'outline'}
            disabled={items.length === 0}
            onClick={() => setChosenAction(action)}
          >
            <Icon of={action.icon} />
            <span>{i18n._(action.label)}</span>
          </Button>
        ))}
      </div>
      <IconButton
        icon={X}
        label={t`Leave the selection`}
        className="-me-2"
        onClick={() => selection.set(null)}
      />
      <BulkActionConfirm
        action={chosenAction}
        noun={list.noun}
        items={items}
        onConfirm={(action, values) =>
          startBulkAction(client, list.noun, { action, items, values })
        }
        onClose={() => setChosenAction(null)}
      />
    </section>
  );
}

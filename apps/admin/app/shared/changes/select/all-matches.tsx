import { bulkSelectionMax } from '@buddyline/domain/bulk';
import { Button } from '@buddyline/ui/button';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { toSelectedItem } from './to-selected-item.ts';
import { pagesOf, readMatches } from './read-matches.ts';
import { type Selectable, type SelectableList, selection } from './select-state.ts';
import { withItems } from './selection-changes.ts';

interface Props {
  list: SelectableList;
  total: number | undefined;
}

/** Selects the matches on all pages, or as many of them as can be selected. */
export function AllMatches({ list, total }: Props) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => readMatches(pagesOf(list)),
  });

  function addMatches(found: Selectable[]) {
    const current = selection.get();
    if (current) selection.set(withItems(current, found.map(toSelectedItem)));
  }

  return (
    <Button
      variant="link"
      size="sm"
      className="max-sm:-ms-3"
      data-all-matches=""
      pending={isPending}
      // Not called if the selection was left or changed in the meantime: this button is gone then.
      onClick={() => mutate(undefined, { onSuccess: addMatches })}
    >
      {total === undefined ? (
        <Trans>All matches</Trans>
      ) : total > bulkSelectionMax ? (
        <Trans>
          The first {bulkSelectionMax} of {total} matches
        </Trans>
      ) : (
        <Plural value={total} one="# match" other="All # matches" />
      )}
    </Button>
  );
}

import { bulkSelectionMax } from '@buddyline/domain/bulk';
import { Button } from '@buddyline/ui/button';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { describe } from './describe.ts';
import { pagesOf, readMatches } from './read-matches.ts';
import { type SelectableList, selection } from './select-state.ts';
import { withItems } from './selection-changes.ts';

interface Props {
  list: SelectableList;
  total: number | undefined;
}

/** Selects the matches on all pages, or as many of them as can be selected. */
export function AllMatches({ list, total }: Props) {
  const { mutate, isPending } = useMutation({
    mutationFn: (_address: string) => readMatches(pagesOf(list)),
    onSuccess: (found, address) => {
      const current = selection.get();
      // The list may have been left in the meantime.
      if (current?.address === address) selection.set(withItems(current, found.map(describe)));
    },
  });
  const address = selection.useValue()?.address ?? '';
  return (
    <Button
      variant="link"
      size="sm"
      className="px-1"
      pending={isPending}
      onClick={() => mutate(address)}
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

import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Popover } from '@buddyline/ui/popover';
import { Trans, useLingui } from '@lingui/react/macro';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type MouseEvent, type RefObject, useId, useState } from 'react';
import { usePageKeys } from '../keyboard/page-keys.ts';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import type { ListFilters } from './filters/list-filters.ts';

const FiltersDialog = lazyComponent(
  async () => (await import('./filters-dialog.tsx')).FiltersDialog,
);

interface Props {
  filters: ListFilters;
  ref: RefObject<HTMLButtonElement | null>;
}

/** Opens the filters over the list: below the button, or on phones in a dialog. */
export function FiltersButton({ filters, ref }: Props) {
  const { t } = useLingui();
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { isPending, chips, panel } = filters;
  const label = t`Filters`;
  usePageKeys(isPending ? [] : [{ key: 'f', label, run: () => ref.current?.click() }]);

  function open(event: MouseEvent<HTMLButtonElement>) {
    // To which the focus returns, also from a key and in browsers whose clicks focus no button.
    event.currentTarget.focus();
    if (!window.matchMedia('(width < 40rem)').matches) return;
    event.preventDefault();
    setDialogOpen(true);
  }

  return (
    <>
      <Button
        ref={ref}
        variant={isOpen ? 'secondary' : 'outline'}
        className={isPending ? 'invisible' : undefined}
        popoverTarget={panelId}
        aria-expanded={isOpen || isDialogOpen}
        onClick={open}
      >
        <Icon of={SlidersHorizontal} />
        <Trans>Filters</Trans>
        {chips.length > 0 && (
          <span
            aria-hidden
            className="absolute inset-e-0 top-0 grid h-5 min-w-5 translate-x-2/5 -translate-y-2/5 place-items-center rounded-full bg-accent px-1.5 text-xs text-on-accent rtl:-translate-x-2/5"
          >
            {chips.length}
          </span>
        )}
      </Button>
      <Popover id={panelId} label={label} anchor={ref} onOpenChange={setOpen} className="p-5">
        {isOpen && panel}
      </Popover>
      <FiltersDialog open={isDialogOpen} onClose={() => setDialogOpen(false)}>
        {panel}
      </FiltersDialog>
    </>
  );
}

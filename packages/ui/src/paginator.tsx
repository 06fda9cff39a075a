import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { controlClasses } from './control-classes.ts';
import { Icon } from './icon.tsx';
import { typeLatinDigits } from './latin-digits.ts';
import { useTypedText } from './use-typed-text.ts';

export interface PaginatorLabels {
  /** The accessible name of the navigation: 'Pages of users'. */
  nav: string;
  /** 'Current Page' */
  currentPage: string;
  /** 'Previous Page' */
  previous: string;
  /** 'Next Page' */
  next: string;
  /** Shown after the number: 'of 12'. */
  ofTotal?: string;
  /** Shown while the typed page does not exist: 'There are pages 1 to 12.' */
  noSuchPage?: string;
}

export interface PaginatorProps {
  labels: PaginatorLabels;
  /** From 1; already clamped by the caller. */
  page: number;
  /** 0 for an empty list. */
  totalPages: number;
  /** Called when typing pauses, and at once on Enter and blur. */
  onPage: (page: number) => void;
  /** Parses a typed page; null unless it is from 1 to the last. */
  readPage: (text: string, totalPages: number) => number | null;
  className?: string;
}

export function Paginator({
  labels,
  page,
  totalPages,
  onPage,
  readPage,
  className,
}: PaginatorProps) {
  return (
    <nav
      aria-label={labels.nav}
      className={classes('flex flex-wrap items-center justify-between gap-3', className)}
    >
      <Button variant="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon of={ChevronLeft} directional />
        {labels.previous}
      </Button>
      <PageInput {...{ labels, page, totalPages, onPage, readPage }} />
      <Button
        variant="outline"
        disabled={totalPages === 0 || page >= totalPages}
        onClick={() => onPage(page + 1)}
      >
        {labels.next}
        <Icon of={ChevronRight} directional />
      </Button>
    </nav>
  );
}

type PageInputProps = Required<Omit<PaginatorProps, 'className'>>;

function PageInput({ labels, page, totalPages, onPage, readPage }: PageInputProps) {
  const wantedOf = (text: string) => readPage(text, totalPages) ?? page;
  const { typed, type, settle } = useTypedText({
    shown: String(page),
    read: (text) => String(wantedOf(text)),
    onValue: (wanted) => onPage(Number(wanted)),
  });
  const invalid = typed !== '' && readPage(typed, totalPages) === null;
  const leave = () => settle(String(wantedOf(typed)));
  const hint = useId();
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm text-ink-muted max-sm:order-last max-sm:w-full max-sm:justify-center">
      <label className="flex items-center gap-2">
        {labels.currentPage}
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={Math.max(1, totalPages)}
          step={1}
          value={typed}
          aria-invalid={invalid || undefined}
          aria-describedby={hint}
          onBeforeInput={typeLatinDigits}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          // A page that does not exist stays, with its hint, until it is corrected or left.
          onKeyDown={(event) => event.key === 'Enter' && !invalid && leave()}
          className={classes(
            controlClasses,
            'h-9 w-16! [appearance:textfield] text-center tabular-nums [&::-webkit-inner-spin-button]:hidden',
          )}
        />
        {labels.ofTotal !== undefined && <span className="tabular-nums">{labels.ofTotal}</span>}
      </label>
      <span id={hint} role="status" className="text-xs text-danger-ink">
        {invalid && labels.noSuchPage}
      </span>
    </div>
  );
}

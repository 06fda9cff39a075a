import type { ComponentProps, MouseEvent as RowEvent, ReactNode, Ref } from 'react';
import { classes } from './classes.ts';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers and row actions. */
  align?: 'start' | 'end';
  /** For a row's buttons: below 640 px they are in the row's corner, without a header. */
  corner?: boolean;
  /** What it shows names itself: below 640 px it stands below the row's name, without a header. */
  plain?: boolean;
  /** A Tailwind width: 'w-40'. Columns without one share the remaining space. */
  width?: string;
}

export interface TableProps<Row> {
  /** The accessible name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The `<tbody>`. */
  rowsRef?: Ref<HTMLTableSectionElement>;
  /**
   * Whether a click on a row clicks its first link. The modifier keys are kept, so that it can also open a new tab or
   * window. Clicks on the row's own links and controls are left alone.
   */
  opens?: boolean;
  rowProps?: (row: Row) => ComponentProps<'tr'>;
}

/** A table; below 640 px each row becomes a block with the headers beside its cells. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowsRef } = props;
  return (
    <table className="w-full table-fixed border-collapse text-start max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={classes(
                'h-11 border-b px-5 text-xs font-medium text-ink-muted',
                column.align === 'end' ? 'text-end' : 'text-start',
                column.width,
              )}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={rowsRef} className="max-sm:block">
        {rows.map((row) => (
          <TableRow key={props.rowKey(row)} row={row} {...props} />
        ))}
      </tbody>
    </table>
  );
}

function TableRow<Row>({ row, columns, opens, rowProps }: TableProps<Row> & { row: Row }) {
  const given = rowProps?.(row);
  const opener = opens
    ? { onClick: toLink, onAuxClick: toLink, onMouseDown: keepPlace }
    : undefined;
  return (
    <tr
      {...given}
      {...opener}
      className={classes(
        'border-b transition-colors last:border-b-0 focus-within:bg-surface-sunken/60 max-sm:relative max-sm:block max-sm:px-5 max-sm:py-3',
        opens && 'cursor-pointer hover:bg-surface-sunken/60',
        given?.className,
      )}
    >
      {columns.map((column, index) => {
        // The first cell is the row's header for screen readers.
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            scope={index === 0 ? 'row' : undefined}
            data-header={column.header}
            className={classes(
              'font-normal',
              // Leaves room for the buttons in the corner.
              'h-15 px-5 py-2 wrap-anywhere max-sm:first:pe-32',
              column.align === 'end' ? 'text-end tabular-nums' : 'text-start',
              'max-sm:flex max-sm:h-auto max-sm:items-center max-sm:px-0',
              column.plain
                ? 'max-sm:min-h-7 max-sm:py-0 max-sm:ps-13'
                : 'max-sm:min-h-9 max-sm:justify-between max-sm:gap-4 max-sm:py-1 max-sm:text-end',
              column.corner && 'max-sm:absolute max-sm:inset-e-3 max-sm:top-4',
              !column.corner &&
                !column.plain &&
                'max-sm:not-first:before:shrink-0 max-sm:not-first:before:text-xs max-sm:not-first:before:text-ink-muted max-sm:not-first:before:content-[attr(data-header)]',
            )}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}

function toLink(event: RowEvent<HTMLTableRowElement>): void {
  const middle = event.button === 1;
  if (landsOnControl(event) || (event.type === 'auxclick' && !middle)) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  // Browsers ignore synthetic middle clicks, so it is sent as a click with Ctrl or Cmd.
  const keys = { ctrlKey: ctrlKey || middle, metaKey: metaKey || middle, shiftKey };
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  event.currentTarget.querySelector('a[href]')?.dispatchEvent(click);
}

/** Prevents text selection on Shift+click and autoscroll on middle click. */
function keepPlace(event: RowEvent): void {
  if (event.shiftKey || event.button === 1) event.preventDefault();
}

/** Also true while text is selected, so that ending a selection does not follow the link. */
function landsOnControl(event: RowEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  const control = target?.closest('a, button, input, select, textarea, label, [role="dialog"]');
  return Boolean(control) || window.getSelection()?.isCollapsed === false;
}

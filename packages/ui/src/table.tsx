import type { ComponentProps, MouseEvent as RowEvent, ReactNode, Ref } from 'react';
import { classes } from './classes.ts';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers and row actions. */
  align?: 'start' | 'end';
  /** Buttons of a row: below 640 px they stand in the row's corner, without their header. */
  corner?: boolean;
  /** A Tailwind width: 'w-40'. Without one the browser shares out what is left. */
  width?: string;
}

export interface TableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The rows' own parent. */
  rowsRef?: Ref<HTMLTableSectionElement>;
  /**
   * A click anywhere in the row but on its links and controls is one on its first link, with the same
   * keys: a convenience beside that link, also for a new tab or window.
   */
  opens?: boolean;
  rowProps?: (row: Row) => ComponentProps<'tr'>;
}

/** Rows and columns; below 640 px each row becomes a block of its own with the headers beside it. */
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
        // What the row is of: read before each of its other cells.
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            scope={index === 0 ? 'row' : undefined}
            data-header={column.header}
            className={classes(
              'font-normal',
              // The first cell leaves room for the buttons in the corner.
              'h-15 px-5 py-2 wrap-anywhere max-sm:first:pe-24',
              column.align === 'end' ? 'text-end tabular-nums' : 'text-start',
              'max-sm:flex max-sm:h-auto max-sm:min-h-9 max-sm:items-center max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-1 max-sm:text-end',
              column.corner
                ? 'max-sm:absolute max-sm:inset-e-3 max-sm:top-4'
                : 'max-sm:not-first:before:shrink-0 max-sm:not-first:before:text-xs max-sm:not-first:before:text-ink-muted max-sm:not-first:before:content-[attr(data-header)]',
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
  // A browser follows no middle click but a person's own; this is what it does on one.
  const keys = { ctrlKey: ctrlKey || middle, metaKey: metaKey || middle, shiftKey };
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  event.currentTarget.querySelector('a[href]')?.dispatchEvent(click);
}

/** No text is selected by Shift, and nothing scrolls by the middle button, where a link is followed. */
function keepPlace(event: RowEvent): void {
  if (event.shiftKey || event.button === 1) event.preventDefault();
}

/** Also true while text is being selected: letting go of the mouse is no wish to leave the page. */
function landsOnControl(event: RowEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  const control = target?.closest('a, button, input, select, textarea, label, [role="dialog"]');
  return Boolean(control) || window.getSelection()?.isCollapsed === false;
}

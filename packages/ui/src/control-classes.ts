/**
 * The box that text input, select and textarea share. 16 px letters on phones: below that, iOS
 * zooms the page in when the field is focused.
 */
export const controlClasses =
  'w-full min-w-0 rounded-control border border-line-strong bg-surface-raised px-3 text-base text-ink ' +
  'transition-colors duration-200 hover:not-disabled:border-ink-muted sm:text-sm ' +
  'focus-visible:border-focus focus-visible:outline-offset-0 ' +
  // To read, not to change: as clear as the words around it.
  'disabled:resize-none disabled:border-line disabled:bg-surface disabled:text-ink ' +
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger';

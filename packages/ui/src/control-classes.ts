/**
 * The box of text input, select and textarea. Its text is 16 px on phones, since iOS zooms in on
 * focused fields with smaller text.
 */
export const controlClasses =
  'w-full min-w-0 rounded-control border border-line-strong bg-surface-raised px-3 text-base text-ink ' +
  'transition-colors duration-200 hover:not-disabled:border-ink-muted sm:text-sm ' +
  'focus-visible:border-accent focus-visible:outline-offset-0 ' +
  // Disabled controls stay as readable as the text around them.
  'disabled:resize-none disabled:border-line disabled:bg-surface disabled:text-ink ' +
  // During a save, after a moment: nothing can be changed.
  'in-[form[aria-busy]]:cursor-progress in-[form[aria-busy]]:bg-surface-sunken ' +
  'in-[form[aria-busy]]:text-ink-muted in-[form[aria-busy]]:delay-300 ' +
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger';

/**
 * Latin text in a right-to-left form stands at the right, below its label. Chromium knows the value by its
 * prefixed name only.
 */
export const alignedWithPage = '[text-align:match-parent] [text-align:-webkit-match-parent]';

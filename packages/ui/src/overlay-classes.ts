const fades = 'data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

/** The veil over the page behind a dialog or drawer. */
export const veilClasses = `fixed inset-0 bg-overlay ${fades}`;

/** A veil that centres the sheet it holds, and scrolls when the sheet is taller than the window. */
export const centringVeilClasses = `${veilClasses} grid place-items-center overflow-y-auto`;

/** The sheet a dialog is written on. */
export const sheetClasses =
  'rounded-card border border-line bg-surface-raised shadow-far outline-none ' +
  'data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in';

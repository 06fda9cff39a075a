const fades = 'data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

/** The backdrop of a dialog or drawer. */
export const backdropClasses = `fixed inset-0 bg-overlay ${fades}`;

/** A backdrop that centres a dialog, and scrolls when the dialog is taller than the window. */
export const centringBackdropClasses = `${backdropClasses} grid place-items-center overflow-y-auto`;

/** The surface of a dialog. */
export const dialogSurfaceClasses =
  'rounded-card border border-line bg-surface-raised shadow-far outline-none ' +
  'data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in';

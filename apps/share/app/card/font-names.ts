/** Readex Pro comes as one file per script, each with every weight from 160 to 700. */
export const fontNames = ['latin', 'latin-ext', 'vietnamese', 'arabic'].map(
  (script) => `readex-pro-${script}-wght-normal`,
);

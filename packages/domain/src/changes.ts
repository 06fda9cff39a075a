/**
 * The entries of `current` that differ from `initial`. Untouched fields are not sent, so that a
 * save overwrites neither what someone else changed meanwhile nor values this version does not know.
 */
export function onlyChanged<TForm extends object>(initial: TForm, current: TForm): Partial<TForm> {
  const changed: Partial<TForm> = {};
  for (const key in current) {
    if (JSON.stringify(current[key]) !== JSON.stringify(initial[key])) changed[key] = current[key];
  }
  return changed;
}

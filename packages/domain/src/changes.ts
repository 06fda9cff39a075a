import * as v from 'valibot';

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

/**
 * The fields that two edits of the same `base` set to different values. What only one of them touched
 * is no conflict: it can be taken from there.
 */
export function conflictingFields<TForm extends object>(
  base: TForm,
  mine: TForm,
  theirs: TForm,
): Extract<keyof TForm, string>[] {
  const changedByMe = onlyChanged(base, mine);
  const changedByThem = onlyChanged(base, theirs);
  const fields: Extract<keyof TForm, string>[] = [];
  for (const name in onlyChanged(theirs, mine)) {
    if (name in changedByMe && name in changedByThem) fields.push(name);
  }
  return fields;
}

/**
 * A form's text under the rule of the payload it becomes. What the field already held passes: an
 * odd value of another backend must not block a save that does not touch it.
 */
export function unlessUnchanged(
  initial: string,
  rule: v.GenericSchema<unknown, unknown>,
  toValue: (text: string) => unknown = (text) => text,
) {
  return v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value === initial) return;
      const { issues = [] } = v.safeParse(rule, toValue(dataset.value));
      for (const { message } of issues) addIssue({ message });
    }),
  );
}

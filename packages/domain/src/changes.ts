import * as v from 'valibot';

/**
 * The entries of `current` that differ from `initial`. Unchanged fields are not sent, so that a
 * save overwrites neither concurrent changes nor values that this version does not know.
 */
export function onlyChanged<TForm extends object>(initial: TForm, current: TForm): Partial<TForm> {
  const changed: Partial<TForm> = {};
  for (const key in current) {
    if (JSON.stringify(current[key]) !== JSON.stringify(initial[key])) changed[key] = current[key];
  }
  return changed;
}

/**
 * The fields that two edits of the same `base` set to different values. A field that only one of
 * them changed is not a conflict.
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
 * Validates a form's text with the payload's rule. The initial value always passes: an invalid
 * value from another backend must not block a save that does not change it.
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

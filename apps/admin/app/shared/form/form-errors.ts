import './rule-words.ts';
import { ApiError } from '@buddyline/api-client/api-error';
import { issueText } from '@buddyline/domain/issues';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { sharedText } from '../../language/texts.ts';

/** What to write below a field; undefined when it is right. Rules name their text by key. */
export function fieldError(error: { message?: string } | undefined): string | undefined {
  return error?.message && issueText(error.message, sharedText);
}

/** Puts what the API said about single fields below them, and the focus on the first. */
export function showFieldErrors<TForm extends FieldValues, TPayload>(
  form: UseFormReturn<TForm, unknown, TPayload>,
  error: unknown,
): void {
  const fields = error instanceof ApiError ? error.fields : [];
  const known = fields.filter(({ path }) => Object.hasOwn(form.getValues(), path));
  known.forEach(({ path, message }, at) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the filter leaves this form's own fields
    form.setError(path as Path<TForm>, { message }, { shouldFocus: at === 0 });
  });
}

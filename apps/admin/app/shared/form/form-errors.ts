import './translated-rules.ts';
import { ApiError } from '@buddyline/api-client/api-error';
import { issueText } from '@buddyline/domain/issues';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { sharedText } from '../../language/texts.ts';

/** A field's error text; undefined if it is valid. Validation rules name their text by key. */
export function fieldError(error: { message?: string } | undefined): string | undefined {
  return error?.message && issueText(error.message, sharedText);
}

/** Shows the API's validation errors below their fields, and focuses the first. */
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

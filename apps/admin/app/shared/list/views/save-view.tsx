import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SelectableNoun } from '../../changes/select/select-state.ts';
import { ViewForm } from './view-form.tsx';
import { createViewMutation } from './view-queries.ts';

interface Props {
  noun: SelectableNoun;
  query: string;
  onSaved: () => void;
}

/** Saves what the list shows; the whole list needs no view. */
export function SaveView({ noun, query, onSaved }: Props) {
  const { t } = useLingui();
  const create = useMutation(createViewMutation(useQueryClient(), noun));
  if (query === '') {
    return (
      <p className="text-xs text-ink-muted">
        <Trans>Search or filter the list first: then it can be saved as a view.</Trans>
      </p>
    );
  }
  return (
    <ViewForm
      label={t`Save this view`}
      saveLabel={t`Save this view`}
      initial={{ name: '', isShared: false }}
      pending={create.isPending}
      error={create.error?.message ?? null}
      onSave={(view) => create.mutate({ ...view, query }, { onSuccess: onSaved })}
    />
  );
}

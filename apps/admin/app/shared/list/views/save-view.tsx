import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SelectableNoun } from '../../changes/select/select-state.ts';
import { ViewForm } from './view-form.tsx';
import { createViewMutation } from './view-queries.ts';

/** Saves what the list shows; the whole list needs no view. */
export function SaveView({ noun, query }: { noun: SelectableNoun; query: string }) {
  const { t } = useLingui();
  const create = useMutation(createViewMutation(useQueryClient(), noun));
  /** Each saved view leaves an empty form. */
  const [saved, setSaved] = useState(0);
  if (query === '') {
    return (
      <p className="text-xs text-ink-muted">
        <Trans>Search or filter the list first: then it can be saved as a view.</Trans>
      </p>
    );
  }
  return (
    <ViewForm
      key={saved}
      label={t`Save this view`}
      saveLabel={t`Save this view`}
      initial={{ name: '', isShared: false }}
      pending={create.isPending}
      error={create.error?.message ?? null}
      onSave={(view) => create.mutate({ ...view, query }, { onSuccess: () => setSaved(saved + 1) })}
    />
  );
}

import { presetCalls } from '@buddyline/api-client/presets';
import type { PresetKind, PresetLocale } from '@buddyline/domain/preset';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** The prepared texts of a kind and a language. */
export function presetsQuery(kind: PresetKind, locale: PresetLocale) {
  return queryOptions({
    queryKey: ['presets', kind, locale],
    queryFn: ({ signal }) => presetCalls(api.calls).list({ kind, locale }, signal),
  });
}

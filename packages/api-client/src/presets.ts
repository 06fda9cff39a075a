import {
  type Preset,
  type PresetForm,
  presetSchema,
  presetsSchema,
  type PresetsQuery,
} from '@buddyline/domain/preset';
import { type Calls, type ChangeResult, pathOf } from './calls.ts';
import { createOnce } from './members/idempotent-change.ts';

/** Only for backends with the feature 'ticket-answers'. */
export interface PresetCalls {
  list: (query: PresetsQuery, signal?: AbortSignal) => Promise<Preset[]>;
  create: (preset: PresetForm) => Promise<ChangeResult & { data: Preset }>;
  update: (presetId: string, preset: PresetForm) => Promise<ChangeResult & { data: Preset }>;
  remove: (presetId: string) => Promise<ChangeResult>;
}

export function presetCalls(calls: Calls): PresetCalls {
  const { read, change, changeWithData } = calls;
  const create = createOnce(calls);
  return {
    list: (query, signal) => read('presets', presetsSchema, { query, signal }),
    create: (json) => create({ path: 'presets', json }, presetSchema),
    update: (presetId, json) =>
      changeWithData({ method: 'put', path: pathOf('presets', presetId), json }, presetSchema),
    remove: (presetId) => change({ method: 'delete', path: pathOf('presets', presetId) }),
  };
}

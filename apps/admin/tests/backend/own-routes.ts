import { presetFormSchema } from '@buddyline/domain/preset';
import { savedViewCreateSchema, savedViewsQuerySchema } from '@buddyline/domain/saved-view';
import * as v from 'valibot';
import { type Answering, refusal } from './answers.ts';
import { having, withQuery } from './lists.ts';
import { nextId, type Records } from './records.ts';

/** What staff make for themselves and each other. */
export function ownRoutes(records: Records): Record<string, Answering> {
  return {
    'GET /views': withQuery(savedViewsQuerySchema, ({ list }) =>
      having(records.views, 'list', list),
    ),
    'POST /views': ({ json }) => {
      const view = {
        id: nextId(),
        isOwn: true,
        canEdit: true,
        ownerName: 'Ada Marsh',
        ...v.parse(savedViewCreateSchema, json),
      };
      records.views.push(view);
      return { status: 201, message: 'The view has been saved.', data: view };
    },
    'PUT /views/:id': ({ ids: [id], json }) => {
      const view = records.views.find((one) => one.id === id);
      if (!view) return refusal(404, 'The view does not exist.');
      return { message: 'The view has been saved.', data: Object.assign(view, json) };
    },
    'DELETE /views/:id': ({ ids: [id] }) => {
      records.views = records.views.filter((view) => view.id !== id);
      return { message: 'The view has been deleted.' };
    },
    'GET /presets': ({ query: { kind, locale } }) => ({
      data: records.presets.filter(
        (preset) => (!kind || preset.kind === kind) && (!locale || preset.locale === locale),
      ),
    }),
    'POST /presets': ({ json }) => {
      const preset = { id: nextId(), ...v.parse(presetFormSchema, json) };
      records.presets.push(preset);
      return { status: 201, message: 'The preset has been saved.', data: preset };
    },
    'PUT /presets/:id': ({ ids: [id], json }) => {
      const preset = records.presets.find((one) => one.id === id);
      if (!preset) return refusal(404, 'The preset does not exist.');
      return { message: 'The preset has been saved.', data: Object.assign(preset, json) };
    },
    'DELETE /presets/:id': ({ ids: [id] }) => {
      records.presets = records.presets.filter((preset) => preset.id !== id);
      return { message: 'The preset has been deleted.' };
    },
  };
}

import type { ActivityChanges } from '@buddyline/domain/activity';
import { messageSchema, successSchema } from '@buddyline/domain/envelope';
import { keysOf } from '@buddyline/domain/keys';
import { type PresetForm, presetFormSchema, presetSchema } from '@buddyline/domain/preset';
import { v7 as uuidv7 } from 'uuid';
import { writeEntry } from '../../activity/activity-sql.ts';
import { auditContext } from '../../activity/audit-context.ts';
import { entryText } from '../../activity/entry-text.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { notFound } from '../../http/failure.ts';
import { idParams } from '../../http/id-params.ts';
import { answerOnce } from '../../http/idempotency/answer-once.ts';
import type { Services } from '../../services.ts';
import { deletePreset, insertPreset, lockPreset, updatePreset } from './presets-sql.ts';

const saved = /*i18n*/ { id: 'api.presets.saved', message: 'Preset saved.' };
const deleted = /*i18n*/ { id: 'api.presets.deleted', message: 'Preset deleted.' };

const params = idParams('presetId');
const saves = successSchema(presetSchema);
const made = { response: { 201: saves } };
const answer = { response: { 200: saves } };
const form = { body: presetFormSchema };

/** Adds, changes and deletes the texts that staff begin with. */
export function editPresets(api: Api, { database: { db } }: Services): void {
  api.post(
    '/presets',
    {
      config: { may: 'presets.create', makes: '/presets/:id' },
      schema: {
        operationId: 'createPreset',
        summary: 'Add a preset',
        tags: ['presets'],
        ...form,
        ...made,
      },
    },
    async (request, reply) =>
      answerOnce({ request, reply }, db, async (transaction) => {
        const preset = { id: uuidv7(), ...request.body };
        await insertPreset(transaction, preset);
        const { id: itemId, title: label } = preset;
        const audit = auditContext(request, 'presets.create');
        await writeEntry(transaction, { ...audit, itemId, label, personId: null });
        return success(request.i18n._(saved), preset);
      }),
  );

  api.put(
    '/presets/:presetId',
    {
      config: { may: 'presets.update' },
      schema: {
        operationId: 'updatePreset',
        summary: 'Change a preset',
        tags: ['presets'],
        params,
        ...form,
        ...answer,
      },
    },
    async (request) => {
      const { presetId } = request.params;
      const preset = { id: presetId, ...request.body };
      await db.transaction().execute(async (transaction) => {
        const before = await lockPreset(transaction, presetId);
        if (before === undefined) throw notFound();
        const changes = changesOf(before, request.body);
        if (changes === null) return;
        await updatePreset(transaction, presetId, request.body);
        const audit = auditContext(request, 'presets.update');
        const about = { itemId: presetId, label: preset.title, personId: null };
        await writeEntry(transaction, { ...audit, ...about, changes });
      });
      return success(request.i18n._(saved), preset);
    },
  );

  api.delete(
    '/presets/:presetId',
    {
      config: { may: 'presets.delete' },
      schema: {
        operationId: 'deletePreset',
        summary: 'Delete a preset for good',
        tags: ['presets'],
        params,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const { presetId: itemId } = request.params;
      await db.transaction().execute(async (transaction) => {
        const preset = await lockPreset(transaction, itemId);
        if (preset === undefined) throw notFound();
        await deletePreset(transaction, itemId);
        const audit = auditContext(request, 'presets.delete');
        await writeEntry(transaction, { ...audit, itemId, label: preset.title, personId: null });
      });
      return success(request.i18n._(deleted));
    },
  );
}

/** Texts are cut like those of other entries. */
function changesOf(before: PresetForm, after: PresetForm): ActivityChanges | null {
  const fields = keysOf(after).filter((field) => before[field] !== after[field]);
  if (fields.length === 0) return null;
  return Object.fromEntries(
    fields.map((field) => [field, { from: entryText(before[field]), to: entryText(after[field]) }]),
  );
}

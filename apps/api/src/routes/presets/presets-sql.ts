import type { Preset, PresetForm, PresetsQuery } from '@buddyline/domain/preset';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

export function listPresets(
  db: Kysely<Database>,
  { kind, locale }: PresetsQuery,
): Promise<Preset[]> {
  let query = db.selectFrom('presets').selectAll();
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (locale !== undefined) query = query.where('locale', '=', locale);
  return query.orderBy('kind').orderBy('locale').orderBy('title').orderBy('id').execute();
}

export function lockPreset(
  transaction: Kysely<Database>,
  id: string,
): Promise<(PresetForm & { id: string }) | undefined> {
  return transaction
    .selectFrom('presets')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertPreset(
  transaction: Kysely<Database>,
  preset: PresetForm & { id: string },
): Promise<void> {
  await transaction.insertInto('presets').values(preset).execute();
}

export async function updatePreset(
  transaction: Kysely<Database>,
  id: string,
  preset: PresetForm,
): Promise<void> {
  await transaction.updateTable('presets').set(preset).where('id', '=', id).execute();
}

export async function deletePreset(transaction: Kysely<Database>, id: string): Promise<void> {
  await transaction.deleteFrom('presets').where('id', '=', id).execute();
}

import * as v from 'valibot';
import { bounds } from './constants.ts';
import { idSchema } from './ids.ts';
import { choiceOrText, requiredLine, requiredText } from './text.ts';

/** What a preset is for. */
export const presetKinds = ['ticket-reply', 'message', 'warning', 'suspension'] as const;
export type PresetKind = (typeof presetKinds)[number];

/** The languages of the people whom staff write to. */
export const presetLocales = ['en', 'ar'] as const;
export type PresetLocale = (typeof presetLocales)[number];

/** A text that staff begin with. */
export const presetSchema = v.object({
  id: idSchema,
  kind: choiceOrText(presetKinds),
  locale: choiceOrText(presetLocales),
  title: v.string(),
  text: v.string(),
});
export type Preset = v.InferOutput<typeof presetSchema>;

/** GET /presets, by title. */
export const presetsQuerySchema = v.object({
  kind: v.optional(v.picklist(presetKinds)),
  locale: v.optional(v.picklist(presetLocales)),
});
export type PresetsQuery = v.InferOutput<typeof presetsQuerySchema>;
export const presetsSchema = v.array(presetSchema);

/** POST /presets, PUT /presets/{id}. */
export const presetFormSchema = v.object({
  kind: v.picklist(presetKinds),
  locale: v.picklist(presetLocales),
  title: requiredLine(bounds.presetTitleMax),
  text: requiredText(bounds.messageMax),
});
export type PresetForm = v.InferOutput<typeof presetFormSchema>;

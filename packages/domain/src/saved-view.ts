import * as v from 'valibot';
import { bounds } from './constants.ts';
import { idSchema } from './ids.ts';
import { choiceOrText, requiredLine } from './text.ts';

/** The lists that have views. */
export const viewLists = ['users', 'posts', 'certificates', 'dive-logs', 'tickets'] as const;
export type ViewList = (typeof viewLists)[number];

/** A search, filters and an order of a list, under a name. */
export const savedViewSchema = v.object({
  id: idSchema,
  list: choiceOrText(viewLists),
  name: v.string(),
  /** The query string of the list's address in the panel, without `?` and page. */
  query: v.string(),
  /** Whether all staff see it. */
  isShared: v.boolean(),
  isOwn: v.boolean(),
  /**
   * Whether the caller may rename, share and delete it: their own, and one whose owner is no administrator any more.
   * Earlier versions of the API do not say it.
   */
  canEdit: v.optional(v.boolean(), false),
  /** The name of the person who saved it; empty after their account was deleted. */
  ownerName: v.string(),
});
export type SavedView = v.InferOutput<typeof savedViewSchema>;

/** GET /views, the caller's own and shared ones, by name. */
export const savedViewsSchema = v.array(savedViewSchema);
export const savedViewsQuerySchema = v.object({ list: v.picklist(viewLists) });

const name = requiredLine(bounds.viewNameMax);

/** POST /views. */
export const savedViewCreateSchema = v.object({
  list: v.picklist(viewLists),
  name,
  query: v.pipe(
    v.string(),
    v.maxLength(bounds.viewQueryMax),
    // Percent-encoded, as browsers write it.
    v.regex(/^[\w.~!$&'()*+,;=:@%/?-]*$/),
  ),
  isShared: v.boolean(),
});
export type SavedViewCreate = v.InferOutput<typeof savedViewCreateSchema>;

/** PUT /views/{id}. */
export const savedViewUpdateSchema = v.object({ name, isShared: v.boolean() });
export type SavedViewUpdate = v.InferOutput<typeof savedViewUpdateSchema>;

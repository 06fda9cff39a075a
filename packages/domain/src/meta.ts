import * as v from 'valibot';

/** Optional features beyond the specification. */
export const features = [
  'dashboard',
  'presence',
  'belongings',
  'post-enable',
  'logout',
  'activity',
  'trash',
  'bulk',
  'mail',
  'registration',
  'members',
  'sessions',
  'ticket-answers',
  'ticket-triage',
  'ticket-assign',
  'standing',
  'user-comments',
  'divelogs.import',
  'divelogs.filters',
  'exports',
  'live',
  'posts.filters',
  'users.filters',
  'certificates.filters',
  'views',
  'storage',
  'proof',
  'two-step',
  'passkeys',
  'staff-levels',
] as const;
export type Feature = (typeof features)[number];

/** The origin of public posts (`{shareUrl}/posts/{id}`); absent where there is no public page. */
export const shareUrlSchema = v.optional(v.string());

/** The commit of the backend's build; absent where it is not known. */
export const commitSchema = v.optional(v.string());

/** What staff of each level may do with what is not their own. */
export const rightsByLevel = v.record(v.string(), v.array(v.string()));

/** GET /meta. Unknown features of a newer backend are kept. */
export const metaSchema = v.object({
  name: v.string(),
  version: v.string(),
  commit: commitSchema,
  features: v.array(v.string()),
  shareUrl: shareUrlSchema,
  /** How many days deleted items can be restored, where there is a trash. */
  trashDays: v.optional(v.number(), 30),
  /** Whether staff may do nothing before their sign-in has a second step. */
  requiresTwoStep: v.optional(v.boolean(), false),
  /** Absent where all of staff may do everything. */
  rights: v.optional(rightsByLevel),
});
export type Meta = v.InferOutput<typeof metaSchema>;

export function hasFeature(meta: Meta, feature: Feature): boolean {
  return meta.features.includes(feature);
}

import * as v from 'valibot';

/** What a backend may offer beyond the specification's calls. */
export const features = ['dashboard', 'presence', 'belongings', 'post-enable', 'logout'] as const;
export type Feature = (typeof features)[number];

/** Where posts are read in public, `{shareUrl}/posts/{id}`; absent where there is no such page. */
export const shareUrlSchema = v.optional(v.string());

/** GET /meta. Names that a newer backend announces and this version does not know are kept. */
export const metaSchema = v.object({
  name: v.string(),
  version: v.string(),
  features: v.array(v.string()),
  shareUrl: shareUrlSchema,
});
export type Meta = v.InferOutput<typeof metaSchema>;

export function hasFeature(meta: Meta, feature: Feature): boolean {
  return meta.features.includes(feature);
}

/** What a stored file is for; the check of `files.kind` lists the same. */
export const fileKinds = ['avatar', 'post', 'certificate'] as const;
export type FileKind = (typeof fileKinds)[number];

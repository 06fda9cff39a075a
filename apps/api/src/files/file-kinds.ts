/** The purposes of a stored file; the check constraint of `files.kind` has the same values. */
export const fileKinds = ['avatar', 'post', 'certificate'] as const;
export type FileKind = (typeof fileKinds)[number];

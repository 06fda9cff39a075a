/** What can go on in batches after the answer. */
export const deletionSteps = ['delete', 'restore', 'purge'] as const;
export type DeletionStep = (typeof deletionSteps)[number];

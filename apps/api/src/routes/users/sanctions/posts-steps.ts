/** What can go on in batches with the posts that a suspension hides. */
export const postsSteps = ['hide', 'show'] as const;
export type PostsStep = (typeof postsSteps)[number];

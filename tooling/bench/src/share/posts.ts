import { signIn } from '../api/full-database.ts';

interface SamplePosts {
  withPicture: string;
  withoutPicture: string;
  all: string[];
}

/** Ids of public posts. */
export async function findPosts(apiOrigin: string): Promise<SamplePosts> {
  const headers = await signIn(apiOrigin);
  const answer = await fetch(`${apiOrigin}/api/posts?limit=100`, { headers });
  const { data } = await answer.json();
  const posts: { id: string; imageResourceId: string | null; isEnabled: boolean }[] = data.data;
  const shown = posts.filter((post) => post.isEnabled);
  const find = (hasPicture: boolean) => {
    const post = shown.find(({ imageResourceId }) => (imageResourceId !== null) === hasPicture);
    if (!post) throw new Error('The demo data has no such post.');
    return post.id;
  };
  return { withPicture: find(true), withoutPicture: find(false), all: shown.map(({ id }) => id) };
}

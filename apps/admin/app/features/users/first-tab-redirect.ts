import { redirect } from 'react-router';
import { paths } from '../../paths.ts';
import type { Route } from './+types/first-tab-redirect.ts';

/** A user's page opens on the posts. */
export function clientLoader({ params, request }: Route.ClientLoaderArgs): Response {
  return redirect(paths.userPosts(params.userId) + new URL(request.url).search);
}

export default function FirstTabRedirect(): null {
  return null;
}

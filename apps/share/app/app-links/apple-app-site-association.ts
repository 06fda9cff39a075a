import { deployment } from '../deployment.ts';
import { appLinks } from './app-links.ts';

/** Lets iOS open shared posts in the app (Apple: 'Supporting associated domains'). */
export function loader(): Response {
  const { appleAppIds } = deployment;
  if (appleAppIds.length === 0) return appLinks(null);
  return appLinks({
    applinks: { details: [{ appIDs: appleAppIds, components: [{ '/': '/posts/*' }] }] },
  });
}

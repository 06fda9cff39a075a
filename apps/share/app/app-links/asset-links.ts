import { deployment } from '../deployment.ts';
import { appLinks } from './app-links.ts';

/** Lets Android open shared posts in the app (Android: 'Verify App Links'). */
export function loader(): Response {
  const { android } = deployment;
  if (android === null) return appLinks(null);
  return appLinks([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: android.packageName,
        sha256_cert_fingerprints: android.fingerprints,
      },
    },
  ]);
}

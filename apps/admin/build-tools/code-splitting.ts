const packages = 'packages\\/(?:ui|domain|api-client|i18n)\\/src\\/';
const app = 'apps\\/admin\\/app\\/';

/** What the kit's parts of the login page are called; everything else of the kit is for later. */
const loginKit =
  'button|checkbox|classes|control-classes|field|fonts|icon\\.|mark|page-header|password-input|progress-line|text-input|theme|toast\\.';

const catalog = /packages\/i18n\/catalogs\/(?<language>[a-z]+)\/(?<name>[a-z-]+)\.po$/;

function catalogFile(moduleId: string): string | null {
  const { language, name } = catalog.exec(moduleId)?.groups ?? {};
  return language && name ? `words-${language}-${name}` : null;
}

/** Shared, but by pages of one item and by forms: a list does without. */
const onFewPages =
  'form|edit|person-(?:items|changes)|post-changes|disabled-action|priority-badge|status-badge|showcase|read-file|picture|owner-card|delete-post|facts|breadcrumb|age-field|updated-at|palette|keys|words-passages|sign-in|found|pasted|recent-items|rule-words';

/**
 * Three files in place of a hundred tiny ones, which compress badly and make a long list of routes.
 * What is fetched on first use (dialogs, forms, toasts) is in none of them and stays apart.
 */
export const codeSplitting = {
  groups: [
    {
      // Named, so that the build can tell the page where the words of each language are.
      name: catalogFile,
      test: catalog,
      priority: 4,
    },
    {
      // Changes only with a new version of a library.
      name: 'framework',
      test: /node_modules\/(?:react|react-dom|scheduler|react-router|@lingui|use-sync-external-store)\//,
      priority: 3,
    },
    {
      // The login page, and with it what every page needs.
      name: 'base',
      test: new RegExp(
        `packages\\/ui\\/src\\/(?:${loginKit})|packages\\/i18n\\/src\\/locale|` +
          `${app}(?:root|paths|brand|boot|session\\/(?!api|first|logout)|features\\/login\\/(?!forgot)|` +
          `layout\\/(?:error|splash)|language\\/(?:language|texts|use-language)|notify\\/notify|` +
          'shared\\/(?:page\\/(?:page|way-back)\\.|preferences))|' +
          'lucide-react\\/dist\\/esm\\/(?!icons)',
      ),
      priority: 2,
    },
    {
      // What the admin area's pages share: the client, its rules, the query cache, lists.
      name: 'panel',
      test: new RegExp(
        `node_modules\\/(?:@tanstack(?!.*useMutationState)|valibot|ky)\\/|lucide-react\\/dist\\/esm\\/icons\\/keyboard|${packages}(?!(?:[a-z-]*dialog|drawer|spinner|tab-bar|table|use-return|toaster|select|textarea|file-picker|switch|copy|palette|key-cap|changes|words-passages|dive-log-(?:amounts|findings|form)|units|user-forms))|` +
          `${app}(?:(?:language|layout|notify|shared)\\/(?:\\w+\\/)?(?!${onFewPages})[^/]*$|session\\/api)`,
      ),
      minShareCount: 2,
      priority: 1,
    },
    {
      // What the pages of one item share.
      name: 'items',
      test: new RegExp(
        `${packages}(?:copy-button|words-passages)|${app}shared\\/\\w+\\/(?:edit-|person-items|owner-card|facts|breadcrumb|updated-at|words-passages)`,
      ),
      minShareCount: 2,
      priority: 0,
    },
    {
      // What the list of dives, one dive and a diver's dives share.
      name: 'dives',
      test: new RegExp(
        `${app}features\\/dive-logs\\/(?:\\w+\\/)?(?:amount-text|both-units|dive-(?:chips|marks|moment|profile|log-queries))`,
      ),
      minShareCount: 2,
      priority: 0,
    },
  ],
};

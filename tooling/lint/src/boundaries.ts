/** What each part may import. Paths are relative to the root of the repository, with `/`. */

/** Our packages that a package may import; packages that are not listed may import none. */
const mayImport: Record<string, string[]> = {
  'packages/api-client': ['packages/domain'],
  'packages/demo-data': ['packages/domain'],
  // The demo's dives are for its tests.
  'packages/dive-files': ['packages/domain', 'packages/demo-data'],
  'packages/web-server': ['packages/connections'],
  'apps/api': ['connections', 'demo-data', 'dive-files', 'domain', 'i18n'].map(
    (name) => `packages/${name}`,
  ),
  'apps/admin': ['domain', 'api-client', 'connections', 'ui', 'i18n', 'web-server'].map(
    (name) => `packages/${name}`,
  ),
  'apps/share': ['domain', 'api-client', 'ui', 'i18n', 'web-server'].map(
    (name) => `packages/${name}`,
  ),
  'apps/landing': ['domain', 'ui', 'i18n', 'web-server'].map((name) => `packages/${name}`),
};

/** The layers of the panel, lowest first: each imports only those before it. */
const panelLayers = ['language', 'notify', 'session', 'shared', 'layout'];

/**
 * Packages that a running server does without: what may be imported of them with it. Everything else is
 * loaded with `import()`, where it is needed.
 */
const importedAtOnce: Record<string, string[]> = {
  'packages/demo-data': ['packages/demo-data/demo-admin'],
};

/** What the server hands over to the browser, which every layer may read. */
const firstView = 'first-view';

/** The panel's folders that a folder may import, besides itself. */
const panelMayImport: Record<string, string[]> = {
  [firstView]: ['language'],
  ...Object.fromEntries(
    panelLayers.map((layer, at) => [layer, [firstView, ...panelLayers.slice(0, at)]]),
  ),
  // The layout and the features must not import each other.
  features: [firstView, ...panelLayers.filter((layer) => layer !== 'layout')],
};

/**
 * Why `from` must not import `to`, as a sentence; undefined when it may.
 * @param isAtOnce the module is loaded with `from`: neither a type alone nor `import()`
 */
export function forbiddenReason(from: string, to: string, isAtOnce = true): string | undefined {
  return (
    acrossPackages(from, to) ??
    (isAtOnce ? onlyWhereNeeded(from, to) : undefined) ??
    whereMeasured(from, to) ??
    insidePanel(from, to)
  );
}

function acrossPackages(from: string, to: string): string | undefined {
  const [source, target] = [packageOf(from), packageOf(to)];
  if (!source || !target || source === target || source.startsWith('tooling/')) return undefined;
  if (target.startsWith('tooling/')) {
    return isDevelopmentFile(from) ? undefined : `${target} is for development and tests only.`;
  }
  if (target.startsWith('apps/')) return 'An app is never imported: move shared code to a package.';
  if (mayImport[source]?.includes(target)) return undefined;
  return `${source} must not import ${target}.`;
}

function onlyWhereNeeded(from: string, to: string): string | undefined {
  const target = packageOf(to);
  const allowed = target && importedAtOnce[target];
  if (!allowed || allowed.includes(to) || target === packageOf(from)) return undefined;
  if (isDevelopmentFile(from) || from.startsWith('tooling/')) return undefined;
  return `${target} is loaded with import(), where it is needed.`;
}

/** Other test files of the API share a process, whose garbage collections would be measured too. */
function whereMeasured(from: string, to: string): string | undefined {
  if (packageOf(from) !== 'apps/api' || to !== 'tooling/tests/blocking-time') return undefined;
  return from.endsWith('.cpu.test.ts')
    ? undefined
    : 'Name a test that measures turns .cpu.test.ts.';
}

function insidePanel(from: string, to: string): string | undefined {
  const [source, target] = [panelFolder(from), panelFolder(to)];
  if (!target) return undefined;
  if (!source) {
    if (target.folder !== 'features' || !isTopOfPanel(from) || mayCompose(from)) return undefined;
    return 'Only routes.ts composes features.';
  }
  if (source.folder === target.folder) {
    if (source.folder !== 'features' || source.feature === target.feature) return undefined;
    return `A feature never imports another (${target.feature}): compose them in routes.ts, or move shared code to shared.`;
  }
  if (panelMayImport[source.folder]?.includes(target.folder)) return undefined;
  return `In the panel ${source.folder} must not import ${target.folder}: ${panelLayers.join(' ← ')}, and features import no layout.`;
}

function isTopOfPanel(path: string): boolean {
  return /^apps\/admin\/app\/[^/]+$/.test(path);
}

/** `routes.ts`, and the tests beside it that cover several features. */
function mayCompose(path: string): boolean {
  return path === 'apps/admin/app/routes.ts' || isDevelopmentFile(path);
}

function packageOf(path: string): string | undefined {
  return /^(?:apps|packages|tooling)\/[^/]+/.exec(path)?.[0];
}

function panelFolder(path: string): { folder: string; feature: string } | undefined {
  const match = /^apps\/admin\/app\/(?<folder>[^/]+)\/(?<feature>[^/]+)/.exec(path);
  const { folder = '', feature = '' } = match?.groups ?? {};
  return folder in panelMayImport ? { folder, feature } : undefined;
}

/** Tests, their support files, and configuration files of tools. */
function isDevelopmentFile(path: string): boolean {
  return (
    /\.(?:test|config)\.tsx?$/.test(path) ||
    /\/(?:e2e|test|testing)\//.test(path) ||
    /\/test-[\w-]+\.ts$/.test(path)
  );
}

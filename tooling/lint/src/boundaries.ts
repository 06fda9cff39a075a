/** What each part may know. Paths are relative to the root of the repository, with `/`. */

/** Packages of ours that a package may import; the ones not listed here may import none. */
const knows: Record<string, string[]> = {
  'packages/api-client': ['packages/domain'],
  'packages/web-server': ['packages/connections'],
  'apps/api': ['packages/connections', 'packages/domain', 'packages/i18n'],
  'apps/admin': ['domain', 'api-client', 'ui', 'i18n', 'web-server'].map(
    (name) => `packages/${name}`,
  ),
  'apps/share': ['domain', 'api-client', 'ui', 'i18n', 'web-server'].map(
    (name) => `packages/${name}`,
  ),
  'apps/landing': ['domain', 'ui', 'i18n', 'web-server'].map((name) => `packages/${name}`),
};

/** The floors of the panel, lowest first: each imports only those before it. */
const panelFloors = ['language', 'notify', 'session', 'shared', 'layout'];

/** Folders of the panel from which a folder may import, beside itself. */
const panelKnows: Record<string, string[]> = {
  ...Object.fromEntries(panelFloors.map((floor, at) => [floor, panelFloors.slice(0, at)])),
  // What stands around a page knows no feature, and no feature knows what stands around it.
  features: panelFloors.filter((floor) => floor !== 'layout'),
};

/** Why `from` must not import `to`, as a sentence; nothing when it may. */
export function whyForbidden(from: string, to: string): string | undefined {
  return acrossPackages(from, to) ?? insidePanel(from, to);
}

function acrossPackages(from: string, to: string): string | undefined {
  const [source, target] = [packageOf(from), packageOf(to)];
  if (!source || !target || source === target || source.startsWith('tooling/')) return undefined;
  if (target.startsWith('tooling/')) {
    return isDevelopmentFile(from) ? undefined : `${target} is for development and tests only.`;
  }
  if (target.startsWith('apps/')) return 'An app is never imported: what two need is a package.';
  if (knows[source]?.includes(target)) return undefined;
  return `${source} must not know ${target}.`;
}

function insidePanel(from: string, to: string): string | undefined {
  const [source, target] = [panelFolder(from), panelFolder(to)];
  if (!target) return undefined;
  if (!source) {
    if (target.folder !== 'features' || !isTopOfPanel(from) || mayCompose(from)) return undefined;
    return 'Only routes.ts puts features together.';
  }
  if (source.folder === target.folder) {
    if (source.folder !== 'features' || source.feature === target.feature) return undefined;
    return `A feature never imports another (${target.feature}): compose them in routes.ts, or move what both need to shared.`;
  }
  if (panelKnows[source.folder]?.includes(target.folder)) return undefined;
  return `In the panel ${source.folder} must not import ${target.folder}: ${panelFloors.join(' ← ')}, and features import no layout.`;
}

function isTopOfPanel(path: string): boolean {
  return /^apps\/admin\/app\/[^/]+$/.test(path);
}

/** Tests of what several features do alike stand beside `routes.ts`. */
function mayCompose(path: string): boolean {
  return path === 'apps/admin/app/routes.ts' || isDevelopmentFile(path);
}

function packageOf(path: string): string | undefined {
  return /^(?:apps|packages|tooling)\/[^/]+/.exec(path)?.[0];
}

function panelFolder(path: string): { folder: string; feature: string } | undefined {
  const match = /^apps\/admin\/app\/(?<folder>[^/]+)\/(?<feature>[^/]+)/.exec(path);
  const { folder = '', feature = '' } = match?.groups ?? {};
  return folder in panelKnows ? { folder, feature } : undefined;
}

/** Tests, what only tests use, and the files that configure a package's tools. */
function isDevelopmentFile(path: string): boolean {
  return (
    /\.(?:test|config)\.tsx?$/.test(path) ||
    /\/(?:e2e|test|testing)\//.test(path) ||
    /\/test-[\w-]+\.ts$/.test(path)
  );
}

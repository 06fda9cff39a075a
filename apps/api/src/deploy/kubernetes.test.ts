import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as apps from 'kubernetes-models/apps/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { expect, onTestFinished, test } from 'vitest';
import * as v from 'valibot';
import { parse, parseAllDocuments } from 'yaml';

const folder = join(import.meta.dirname, '../../deploy/kubernetes');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const manifests = readdirSync(folder).filter((file) => /(?<!kustomization)\.yaml$/.test(file));

const models: Record<string, Record<string, unknown>> = {
  v1: core,
  'apps/v1': apps,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
};
const kinds = v.object({ apiVersion: v.string(), kind: v.string() });
const isModel = v.instance(Function);

const objects = manifests.flatMap((file) =>
  parseAllDocuments(read(file)).map((document): unknown => document.toJS()),
);

test('every object is one of Kubernetes, by its schema', () => {
  for (const each of objects) {
    const { apiVersion, kind } = v.parse(kinds, each);
    const Model = v.parse(isModel, models[apiVersion]?.[kind]);
    const made: { validate: () => void } = Reflect.construct(Model, [each]);
    expect(() => made.validate(), kind).not.toThrow();
  }
});

// The schemas allow names that they do not know, so a mistyped one would pass; TypeScript refuses it in a literal.
test('no object has a field that Kubernetes does not know', () => {
  const here = mkdtempSync(join(import.meta.dirname, '../../node_modules/.manifests-'));
  onTestFinished(() => rmSync(here, { recursive: true }));
  const lines = objects.map((each, index) => {
    const { apiVersion, kind } = v.parse(kinds, each);
    return `import type { I${kind} as Kind${index} } from 'kubernetes-models/${apiVersion}';
      export const object${index}: Kind${index} = ${JSON.stringify(each)};`;
  });
  writeFileSync(join(here, 'manifests.ts'), lines.join('\n'));
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'nodenext',
    '--ignoreConfig',
  ];
  const compiler = fileURLToPath(import.meta.resolve('typescript/package.json'));
  const tsc = join(compiler, '../bin/tsc');
  const compiled = spawnSync(process.execPath, [tsc, ...options, join(here, 'manifests.ts')]);
  expect(String(compiled.stdout)).toBe('');
  expect(compiled.status).toBe(0);
});

const deployments = objects
  .filter((each) => v.parse(kinds, each).kind === 'Deployment')
  .map((each) => new apps.Deployment(each as apps.IDeployment));
const containers = deployments.flatMap(({ spec }) => spec?.template.spec?.containers ?? []);

test('every container has a bound of memory, probes and no rights', () => {
  expect(containers.map(({ name }) => name)).toEqual(['api', 'redis', 'admin', 'share', 'landing']);
  for (const { resources, securityContext, readinessProbe, livenessProbe } of containers) {
    expect(resources?.limits).toHaveProperty('memory');
    expect([readinessProbe, livenessProbe]).not.toContain(undefined);
    expect(securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  }
});

test('kustomize has every file and image, and only settings that the README describes', () => {
  const kustomization = v.parse(
    v.object({
      resources: v.array(v.string()),
      images: v.array(v.object({ name: v.string() })),
    }),
    parse(read('kustomization.yaml')),
  );
  expect(kustomization.resources.toSorted(byText)).toEqual(manifests.toSorted(byText));
  const ours = containers.map(({ image = '' }) => image).filter((image) => !image.includes(':'));
  expect(ours).toEqual(kustomization.images.map(({ name }) => name));
  const readme = readFileSync(join(folder, '../../../../README.md'), 'utf8');
  const settings = ['api.env', 'web.env', 'secrets.example.env'].flatMap((file) =>
    [...read(file).matchAll(/^([A-Z_\d]+)=/gm)].map(([, name = '']) => name),
  );
  expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

const byText = (one: string, other: string) => one.localeCompare(other);

import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { repositoryFiles, root } from '@buddyline/tests/repository-files';
import { expect, it } from 'vitest';

const panel = 'apps/admin/app/';
const relativeImport = /(?:from|import)\s*\(?\s*'(?<path>\.[^']+)'/g;

/** `above` has the folders `from` and `to`, and a file in `from` imports one in `to`. */
interface Edge {
  above: string;
  from: string;
  to: string;
}

function edgesOf(file: string): Edge[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(relativeImport)].flatMap(({ groups }) => {
    const from = dirname(file).split('/');
    const to = normalize(join(dirname(file), groups?.['path'] ?? '', '..')).split('/');
    const at = from.findIndex((folder, index) => folder !== to[index]);
    const [here = '', there] = [from[at], to[at]];
    return at < 0 || there === undefined
      ? []
      : [{ above: from.slice(0, at).join('/'), from: here, to: there }];
  });
}

it('no two sibling folders of the panel import each other', () => {
  const files = repositoryFiles().filter(
    (file) => file.startsWith(panel) && /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const nameOf = ({ above, from, to }: Edge) => `${above}: ${from} → ${to}`;
  const edges = new Map(files.flatMap(edgesOf).map((edge) => [nameOf(edge), edge]));
  const pairs = [...edges.values()].filter(({ above, from, to }) =>
    edges.has(nameOf({ above, from: to, to: from })),
  );
  expect(edges.size).toBeGreaterThan(50);
  expect(pairs.map(nameOf)).toEqual([]);
});

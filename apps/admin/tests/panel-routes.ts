import { relative } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin } from 'vite';
import routes from '../app/routes.ts';

const name = 'virtual:panel-routes';

/** The routes of `app/routes.ts` as a module, which imports a page's file when the page is opened. */
export function panelRoutes(): Plugin {
  return {
    name: 'panel-routes',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export default [${routes.map(source).join(',')}];` : undefined,
  };
}

function source({ id, path, index, file, children = [] }: RouteConfigEntry): string {
  const location = JSON.stringify(`/app/${relative('app', `app/${file}`)}`);
  const fields = [
    `id: ${JSON.stringify(id)}`,
    ...(path === undefined ? [] : [`path: ${JSON.stringify(path)}`]),
    ...(index ? ['index: true'] : []),
    `module: () => import(${location})`,
    ...(children.length > 0 ? [`children: [${children.map(source).join(',')}]`] : []),
  ];
  return `{ ${fields.join(', ')} }`;
}

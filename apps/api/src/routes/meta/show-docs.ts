import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { anyone } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { compressOnce } from '../../http/compression/compress-once.ts';
import { notFound } from '../../http/failure.ts';
import type { DocsPage } from './docs-pages.ts';

/** A page by one name, because each name is kept. */
const paramsSchema = v.object({
  '*': v.pipe(v.string(), v.regex(/^(?:[\w-][\w.-]*(?:\/(?!$)|$))*$/)),
});

/**
 * Serves Swagger UI, which is loaded when it is first asked for: it costs every start 11 MB. Its few pages are then kept,
 * as they never change while the server runs.
 */
export function showDocs(api: Api): void {
  api.register(async (docs: Api) => {
    compressOnce(docs);
    const readPage = keptPages(docs);
    const send = async (reply: FastifyReply, path: string) => {
      const page = await readPage(path);
      return reply.code(page.status).headers(page.headers).send(page.bytes);
    };
    const route = { config: { access: anyone } };
    docs.get('/docs', { ...route, schema: { hide: true } }, ({ url }, reply) =>
      send(reply, isFolder(url) ? '/' : ''),
    );
    docs.get(
      '/docs/*',
      { ...route, schema: { hide: true, params: paramsSchema } },
      ({ params }, reply) => send(reply, `/${params['*']}`),
    );
  });
}

/** Then the page names its files relative to itself. */
const isFolder = (url: string) => url.split('?')[0]?.endsWith('/') === true;

/** The function throws a Failure 404 if there is no such page. */
function keptPages(docs: Api): (path: string) => Promise<DocsPage> {
  const open = async () => (await import('./docs-pages.ts')).openDocs(docs.openApi());
  let opening: ReturnType<typeof open> | undefined;
  const kept = new Map<string, DocsPage>();
  return async (path) => {
    const known = kept.get(path);
    if (known !== undefined) return known;
    opening ??= open().catch((error: unknown) => {
      // The next call tries again.
      opening = undefined;
      throw error;
    });
    const read = await opening;
    const page = await read(path);
    if (page === undefined) throw notFound();
    kept.set(path, page);
    return page;
  };
}

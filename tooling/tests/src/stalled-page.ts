import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { freePort } from './free-port.ts';

/** Serves a page as on a stalled network: first some bytes of `html`, and the rest on `sendRest`. */
export async function stalledPage(html: Buffer) {
  const port = await freePort();
  let bytes = 0;
  let waiting: ServerResponse | undefined;
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.subarray(0, bytes));
    waiting = response;
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${port}/`,
    /** @param at how many bytes the next response begins with */
    stall: (at: number) => void (bytes = at),
    sendRest: () => waiting?.end(html.subarray(bytes)),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

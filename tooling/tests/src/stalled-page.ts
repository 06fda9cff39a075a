import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { freePort } from './free-port.ts';

/** A page on a network that stalls: the first bytes of `html` come at once, the rest when told to. */
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
    /** @param at how many bytes the next visitor gets at first */
    stall: (at: number) => void (bytes = at),
    sendRest: () => waiting?.end(html.subarray(bytes)),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

import { createServer } from 'node:http';

/** The limit of the share page: a server that sends the bytes of one page and does nothing else. */
const [url = ''] = process.argv.slice(2);
const page = await fetch(url);
const body = Buffer.from(await page.arrayBuffer());
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length };
const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.send?.(address?.port);
});

import { once } from 'node:events';
import { connect } from 'node:net';

export interface RawAnswer {
  /** The status of the first final response; null if the connection was closed without one. */
  status: number | null;
  text: string;
}

/**
 * Writes bytes to a new connection, and closes it after the first final response (not `100 Continue`)
 * or when the server has closed it.
 */
export async function sendRaw(
  origin: string,
  bytes: Buffer,
  { isAborted = false } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  // Keeps our half open after the server has closed its half.
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => {});
  await once(socket, 'connect');
  if (isAborted) socket.end(bytes);
  else socket.write(bytes);
  let text = '';
  const answered = new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (finalStatus(text) !== null) resolve();
    });
  });
  socket.once('end', () => socket.end());
  await Promise.race([answered, closed]);
  socket.destroy();
  return { status: finalStatus(text), text };
}

function finalStatus(text: string): number | null {
  const heads = text.slice(0, Math.max(0, text.lastIndexOf('\r\n\r\n')));
  const head = /^HTTP\/1\.1 (?!100)(\d{3}) /m.exec(heads);
  return head === null ? null : Number(head[1]);
}

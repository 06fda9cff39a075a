import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { explainListening, readWebEnvironment, runWebServer, warnOfRootApi } from './run.ts';
import { createWebServer } from './web-server.ts';

test('an idle connection that never sent a request does not delay the stop', async () => {
  const app = await createWebServer({ clientDir: import.meta.dirname, csp: {} });
  await runWebServer(app, { name: 'test', version: '1.2.3' }, { host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const closed = once(app.server, 'close');
  // Browsers preconnect like this; Node would wait ten seconds for a request.
  const preconnected = connect(port, '127.0.0.1').on('error', () => {});
  await once(preconnected, 'connect');
  process.emit('SIGTERM');
  await closed;
});

describe('settings', () => {
  const usual = { host: '127.0.0.1', port: 4001, apiUrl: 'http://127.0.0.1:4000/api' };

  test('an empty value means not set', () => {
    expect(readWebEnvironment(4001, { HOST: '', PORT: '', API_URL: '' })).toEqual(usual);
    expect(readWebEnvironment(4001, {})).toEqual(usual);
  });

  test('spaces around a value are trimmed', () => {
    const env = { HOST: ' 127.0.0.2 ', PORT: ' 4101 ', API_URL: ' http://api:4000/api\n' };
    const trimmed = { host: '127.0.0.2', port: 4101, apiUrl: 'http://api:4000/api' };
    expect(readWebEnvironment(4001, env)).toEqual(trimmed);
  });

  test.each(['http', '-1', '65536', '80.5', '0x50'])('%j is not a port', (PORT) => {
    expect(() => readWebEnvironment(4001, { PORT })).toThrow(`from 0 to 65535, not '${PORT}'`);
  });

  test('an API URL without a scheme is an error', () => {
    expect(() => readWebEnvironment(4001, { API_URL: 'api:4000' })).toThrow('API_URL must be');
  });

  test('an API URL at the root is a warning', () => {
    const log = { warn: vi.fn() };
    warnOfRootApi(log, 'http://api:4000/api');
    expect(log.warn).not.toHaveBeenCalled();
    warnOfRootApi(log, 'http://api:4000');
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^API_URL has no path/));
  });
});

describe('a server that cannot listen', () => {
  /** The system's error. */
  async function listenOn(host: string, port = 0): Promise<unknown> {
    const [error] = await once(createServer().listen(port, host), 'error');
    return error;
  }

  test('on an address of another machine names HOST', async () => {
    // Reserved for documentation by RFC 5737.
    const explanation = explainListening(await listenOn('192.0.2.1'));
    expect(explanation).toMatch(/^HOST is not an address of this machine \(.*0\.0\.0\.0 for all/);
  });

  test('on a port that is taken names PORT', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const error = await listenOn('127.0.0.1', port);
    other.close();
    expect(explainListening(error)).toMatch(/^The port is taken .* set PORT to a free port\.$/);
  });

  test.each([
    ['EACCES', 'listen', /^This user may not listen on the port .* set PORT to one from 1024/],
    ['ENOTFOUND', 'getaddrinfo', /^HOST is not an address/],
    ['EAI_AGAIN', 'getaddrinfo', /^HOST is not an address/],
  ])('with %s is explained in one sentence', (code, syscall, sentence) => {
    const error = Object.assign(new Error(`${syscall} ${code}`), { code, syscall });
    expect(explainListening(error)).toMatch(sentence);
  });

  test('for any other reason keeps its stack', () => {
    expect(explainListening(new TypeError('odd'))).toBeUndefined();
  });
});

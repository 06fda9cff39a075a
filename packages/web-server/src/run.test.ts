import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { readWebEnvironment, runWebServer } from './run.ts';
import { createWebServer } from './web-server.ts';

test('an idle connection that never sent a request does not delay the stop', async () => {
  const app = await createWebServer({ clientDir: import.meta.dirname, csp: {} });
  await runWebServer(app, 'test', { host: '127.0.0.1', port: 0 });
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

  test.each(['http', '-1', '65536', '80.5', ' ', '0x50'])('%j is not a port', (PORT) => {
    expect(() => readWebEnvironment(4001, { PORT })).toThrow(`from 0 to 65535, not '${PORT}'`);
  });

  test('an API URL without a scheme is an error', () => {
    expect(() => readWebEnvironment(4001, { API_URL: 'api:4000' })).toThrow('API_URL must be');
  });
});

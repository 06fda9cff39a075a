import { constants } from 'node:zlib';

const encodings: ('br' | 'gzip')[] = ['br', 'gzip'];

/** The options of `@fastify/compress` for every server; answers below a kilobyte stay as they are. */
export const compression = {
  encodings,
  // A tenth smaller than with the default 4, for 0.1 ms more.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  // A decompressed body would no longer match its Content-Length.
  globalDecompression: false,
};

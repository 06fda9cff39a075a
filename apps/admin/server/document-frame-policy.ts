/** The folder of the frame that draws documents, among the built files. */
export const frameFolder = 'document-frame';

const self = ["'self'"];

/**
 * The frame has an origin of its own, so that nothing in it reaches the session or the panel's page, and a process
 * of its own where browsers have one for each origin. It can load its own scripts and open links, and nothing else.
 */
export const framePolicy = {
  'default-src': ["'none'"],
  // The decoders of JPEG 2000 and JBIG2 pictures are WebAssembly.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': self,
  'img-src': ['blob:', 'data:'],
  'font-src': self,
  'connect-src': self,
  'worker-src': ['blob:'],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': self,
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [frameFolder],
  sandbox: ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'],
};

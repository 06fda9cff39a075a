import {
  getDocument,
  GlobalWorkerOptions,
  VerbosityLevel,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- Vite makes the URL of the file
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** Larger pictures are left out: more pixels would need over 256 MB. */
const maxImagePixels = 2 ** 26;

/** A variable, because the bundler would resolve `new URL(…, import.meta.url)` to a file of the build. */
const scriptUrl = import.meta.url;
const folderOf = (name: string): string => new URL(`pdfjs-${version}/${name}/`, scriptUrl).href;

/**
 * Opens a PDF only for drawing: without XFA forms, and without scripts, whose engine is not shipped. pdf.js requests
 * only its fonts, tables and decoders, from the folder of this script.
 */
export function openDocument(bytes: ArrayBuffer) {
  const port = createWorker();
  return { opened: open(port, bytes), stop: () => port.terminate() };
}

async function open(port: Worker, bytes: ArrayBuffer) {
  await workerStart(port);
  GlobalWorkerOptions.workerPort = port;
  const { promise } = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    maxImageSize: maxImagePixels,
    cMapUrl: folderOf('cmaps'),
    standardFontDataUrl: folderOf('standard_fonts'),
    wasmUrl: folderOf('wasm'),
    iccUrl: folderOf('iccs'),
  });
  return promise;
}

/**
 * Starts the worker from a blob, because a frame with an opaque origin may not load a worker from a URL. The blob is a
 * classic script, because Chromium starts no module worker in such a frame.
 */
function createWorker(): Worker {
  const library = JSON.stringify(new URL(workerUrl, scriptUrl).href);
  const script = `import(${library}).catch(reportError);`;
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const policy = window.trustedTypes?.createPolicy('document-frame', {
    createScriptURL: (blobUrl) => blobUrl,
  });
  return new Worker(policy?.createScriptURL(url) ?? url);
}

/** Waits for pdf.js's first message: messages that are sent to the worker earlier are lost. */
function workerStart(port: Worker): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  port.addEventListener('message', resolve, { once: true });
  port.addEventListener('error', () => reject(new Error('The worker has not started.')));
  return promise;
}

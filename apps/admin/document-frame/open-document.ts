import {
  getDocument,
  GlobalWorkerOptions,
  VerbosityLevel,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- Vite makes the URL of the file
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** A picture of more pixels is left out. It would need 256 MB. */
const maxImagePixels = 2 ** 26;

/** The frame's own folder; a variable, because the bundler would take the URLs below for files of its own. */
const here = import.meta.url;
const folderOf = (name: string): string => new URL(`pdfjs-${version}/${name}/`, here).href;

/**
 * pdf.js without what a document could do besides being drawn: no scripts (their engine is not even shipped), no
 * forms of the kind XFA, no requests but for the fonts and tables beside this script.
 */
export function openDocument(bytes: ArrayBuffer) {
  const port = createWorker();
  return { opened: open(port, bytes), stop: () => port.terminate() };
}

async function open(port: Worker, bytes: ArrayBuffer) {
  await begun(port);
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
 * By a script of its own, because a frame with an origin of its own may not start one from a URL; not by a module,
 * because Chromium starts none there.
 */
function createWorker(): Worker {
  const library = JSON.stringify(new URL(workerUrl, here).href);
  const script = `import(${library}).catch(reportError);`;
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const policy = window.trustedTypes?.createPolicy('document-frame', {
    createScriptURL: (ours) => ours,
  });
  return new Worker(policy?.createScriptURL(url) ?? url);
}

/** Waits for the library's first message: what is sent to the worker before is lost. */
function begun(port: Worker): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  port.addEventListener('message', resolve, { once: true });
  port.addEventListener('error', () => reject(new Error('The worker has not started.')));
  return promise;
}

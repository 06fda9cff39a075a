import './frame.css';
import { PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type FrameTexts, type FromFrame, type Refusal, type ToFrame } from './messages.ts';
import { openDocument } from './open-document.ts';
import { PageList, TooHeavy } from './page-list.ts';

/*
 * Draws a document for the panel. The frame is sandboxed, so it has an origin of its own: neither the session nor
 * the panel's page can be reached from here, whatever a document does to pdf.js.
 */

// A frame that is scrolled out of view gets no animation frames, and pdf.js would wait for one.
window.requestAnimationFrame = (callback) => window.setTimeout(callback, 0, performance.now());

const panelOrigin = new URL(location.href).origin;

const tell = (message: FromFrame): void => parent.postMessage(message, panelOrigin);

let list: PageList | undefined;

window.addEventListener('message', ({ source, origin, data }: MessageEvent<ToFrame>) => {
  if (source !== parent || origin !== panelOrigin) return;
  if (data.type === 'zoom') list?.zoomTo(data.to);
  else void open(data);
});

window.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const to = zoomKeys[event.key];
  if (to === undefined) return;
  event.preventDefault();
  list?.zoomTo(to);
});

const zoomKeys: Record<string, 'in' | 'out' | 'fit' | undefined> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'fit',
};

async function open({ bytes, texts, isDark }: Extract<ToFrame, { type: 'open' }>): Promise<void> {
  show(texts, isDark);
  const { opened, stop } = openDocument(bytes);
  const giveUp = (error: unknown): void => {
    stop();
    list?.clear();
    tell({ type: 'failed', why: refusalOf(error) });
  };
  try {
    list = new PageList(await opened, texts, {
      onShown: (pages, place) => tell({ type: 'shown', pages, place }),
      onFailed: giveUp,
    });
    await list.start();
  } catch (error) {
    giveUp(error);
  }
}

function show({ language }: FrameTexts, isDark: boolean): void {
  document.documentElement.lang = language;
  document.documentElement.classList.toggle('dark', isDark);
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof PasswordException) return 'password';
  return error instanceof TooHeavy ? 'heavy' : 'unreadable';
}

tell({ type: 'ready' });

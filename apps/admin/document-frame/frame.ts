import './frame.css';
import { PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FrameTexts, FromFrame, Refusal, ToFrame, Zoom } from './messages.ts';
import { openDocument } from './open-document.ts';
import { PageList, TooHeavy } from './page-list.ts';

/*
 * Draws a document for the panel. The frame is sandboxed and has an opaque origin. So a document that exploits a flaw
 * in pdf.js has no access to the session or the panel's page.
 */

// pdf.js waits for animation frames, which browsers stop while the frame is scrolled out of view.
window.requestAnimationFrame = (callback) => window.setTimeout(callback, 0, performance.now());

const panelOrigin = new URL(location.href).origin;

const sendToPanel = (message: FromFrame): void => parent.postMessage(message, panelOrigin);

let pageList: PageList | undefined;

window.addEventListener('message', ({ source, origin, data }: MessageEvent<ToFrame>) => {
  if (source !== parent || origin !== panelOrigin) return;
  if (data.type === 'zoom') pageList?.zoomTo(data.to);
  else void open(data);
});

window.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const to = zoomKeys[event.key];
  if (to === undefined) return;
  event.preventDefault();
  pageList?.zoomTo(to);
});

const zoomKeys: Record<string, Zoom | undefined> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'fit',
};

async function open({ bytes, texts, isDark }: Extract<ToFrame, { type: 'open' }>): Promise<void> {
  setLanguageAndTheme(texts, isDark);
  const { opened, stop } = openDocument(bytes);
  const giveUp = (error: unknown): void => {
    stop();
    pageList?.clear();
    sendToPanel({ type: 'refused', reason: refusalOf(error) });
  };
  try {
    pageList = new PageList(await opened, texts, {
      onShown: (pages, view) => sendToPanel({ type: 'shown', pages, view }),
      onFailed: giveUp,
    });
    await pageList.start();
  } catch (error) {
    giveUp(error);
  }
}

function setLanguageAndTheme({ language }: FrameTexts, isDark: boolean): void {
  document.documentElement.lang = language;
  document.documentElement.classList.toggle('dark', isDark);
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof PasswordException) return 'password';
  return error instanceof TooHeavy ? 'heavy' : 'unreadable';
}

sendToPanel({ type: 'ready' });

import { readTheme } from '@buddyline/ui/theme';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import {
  type FrameTexts,
  type FromFrame,
  maxDrawingMs,
  type DocumentView,
  type Refusal,
  type ToFrame,
  type Zoom,
} from '../../../document-frame/messages.ts';

export const frameUrl = '/document-frame/index.html';

/** A frame that says nothing for longer is frozen: it would have given up by itself. */
const maxSilenceMs = maxDrawingMs + 15_000;

interface Shown {
  /** 0 until the first page is drawn. */
  pages: number;
  view: DocumentView;
  refusal: Refusal | null;
}

const nothing: Shown = { pages: 0, view: { page: 1, percent: 100, isFit: true }, refusal: null };

interface DocumentFrame {
  ref: RefObject<HTMLIFrameElement | null>;
  shown: Shown;
  zoom: (to: Zoom) => void;
}

/** Hands a document to the frame that draws it, and hears what it shows. */
export function useDocumentFrame(bytes: ArrayBuffer, texts: FrameTexts): DocumentFrame {
  const ref = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState(nothing);
  const send = (message: ToFrame) => {
    // Its origin is opaque, so it cannot be named; what is sent is only what it draws.
    ref.current?.contentWindow?.postMessage(message, '*');
  };
  useLayoutEffect(() => {
    const listening = new AbortController();
    const hear = ({ source, data }: MessageEvent<FromFrame>) => {
      if (source === null || source !== ref.current?.contentWindow) return;
      if (data.type === 'ready') send({ type: 'open', bytes, texts, isDark: isDark() });
      else setShown((before) => after(before, data));
    };
    window.addEventListener('message', hear, { signal: listening.signal });
    const timer = setInterval(() => {
      // Browsers give a hidden tab too little time to draw anything.
      if (!document.hidden) setShown(giveUp);
    }, maxSilenceMs);
    return () => {
      listening.abort();
      clearInterval(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the frame is loaded once for each document
  }, [bytes]);
  return { ref, shown, zoom: (to) => send({ type: 'zoom', to }) };
}

function after(before: Shown, message: FromFrame): Shown {
  switch (message.type) {
    case 'shown':
      return { ...before, pages: message.pages, view: message.view };
    case 'refused':
      return { ...before, refusal: message.reason };
    default:
      return before;
  }
}

function giveUp(shown: Shown): Shown {
  return shown.pages > 0 || shown.refusal !== null ? shown : { ...shown, refusal: 'heavy' };
}

function isDark(): boolean {
  const theme = readTheme();
  return theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}

/** What the panel and the frame that draws a document send each other. */

export type Zoom = 'in' | 'out' | 'fit';

/** Texts of the frame, in the panel's language. */
export interface FrameTexts {
  language: string;
  /** The name of each page; `#` stands for its number. */
  page: string;
  /** After the last page that is shown, if the document has more. */
  morePages: string;
}

export type ToFrame =
  | { type: 'open'; bytes: ArrayBuffer; texts: FrameTexts; isDark: boolean }
  | { type: 'zoom'; to: Zoom };

/** Why a document cannot be shown: it needs a password, cannot be read, or takes too long to draw. */
export type Refusal = 'password' | 'unreadable' | 'heavy';

/** The part of a document that is in view. */
export interface DocumentView {
  page: number;
  /** The zoom, relative to the real size. */
  percent: number;
  isFit: boolean;
}

export type FromFrame =
  | { type: 'ready' }
  /** Once the first page is drawn, and whenever something else is seen. */
  | { type: 'shown'; pages: number; view: DocumentView }
  | { type: 'refused'; reason: Refusal };

/** The time limit for drawing a page. For the first page it includes opening the document. */
export const maxDrawingMs = 20_000;

import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type FrameTexts, maxDrawingMs, type DocumentView, type Zoom } from './messages.ts';
import { PageBox } from './page-box.ts';

export class TooHeavy extends Error {}

/** Further pages are not shown: a document may claim to have billions. */
const maxPages = 5_000;
/** Pages whose drawing is kept, and their pixels together: 128 MB. */
const maxDrawn = 12;
const maxPixels = 2 ** 25;
/** A canvas of more pixels stays empty on phones. */
const maxPagePixels = 2 ** 24;

/** Pixels of the screen per point of a document at its real size. */
const realSize = 96 / 72;
const zoomStep = 1.25;
const [minZoom, maxZoom] = [realSize / 4, realSize * 5];
/** The padding of the list, on both sides. */
const padding = 24;

interface Listeners {
  onShown: (pages: number, view: DocumentView) => void;
  onFailed: (error: unknown) => void;
}

/** The pages below each other. Only those in view are drawn, one after another, and only the last few stay drawn. */
export class PageList {
  readonly #document: PDFDocumentProxy;
  readonly #listeners: Listeners;
  readonly #element = document.querySelector<HTMLElement>('#pages') ?? document.body;
  readonly #boxes: PageBox[] = [];
  readonly #visible = new Set<PageBox>();
  readonly #observer = new IntersectionObserver((entries) => this.#see(entries));
  readonly #texts: FrameTexts;
  #zoom = realSize;
  #isFit = true;
  #isShown = false;
  #isDrawing = false;
  #hasFailed = false;

  constructor(pdf: PDFDocumentProxy, texts: FrameTexts, listeners: Listeners) {
    this.#document = pdf;
    this.#texts = texts;
    this.#listeners = listeners;
  }

  /** Draws the first page. @throws when it cannot be drawn */
  async start(): Promise<void> {
    const { numPages } = this.#document;
    const first = await this.#inTime(this.#document.getPage(1));
    const { width, height } = first.getViewport({ scale: 1 });
    for (let number = 1; number <= Math.min(numPages, maxPages); number += 1) {
      const label = this.#texts.page.replace('#', String(number));
      this.#boxes.push(new PageBox(number, label, { width, height }));
    }
    this.#element.replaceChildren(...this.#boxes.map(({ element }) => element), ...this.#more());
    this.#fit();
    const [box] = this.#boxes;
    if (box) await this.#draw(box);
    this.#isShown = true;
    this.#sendView();
    for (const { element } of this.#boxes) this.#observer.observe(element);
    window.addEventListener('resize', () => this.#isFit && this.zoomTo('fit'));
    window.addEventListener('scroll', () => this.#sendView(), { passive: true });
  }

  zoomTo(to: Zoom): void {
    const before = this.#zoom;
    this.#isFit = to === 'fit';
    if (to === 'fit') this.#fit();
    else this.#setZoom(before * (to === 'in' ? zoomStep : 1 / zoomStep));
    // What was in the middle stays there. Where nothing has grown, a key's scrolling is not stopped on its way.
    const grown = this.#zoom / before;
    const [x, y] = [innerWidth / 2, innerHeight / 2];
    if (grown !== 1) scrollTo((scrollX + x) * grown - x, (scrollY + y) * grown - y);
    void this.#drawVisible();
    this.#sendView();
  }

  clear(): void {
    this.#hasFailed = true;
    this.#observer.disconnect();
    this.#element.replaceChildren();
  }

  #more(): HTMLElement[] {
    if (this.#document.numPages <= maxPages) return [];
    const more = document.createElement('p');
    more.className = 'more';
    more.textContent = this.#texts.morePages;
    return [more];
  }

  /** As wide as the current page allows. */
  #fit(): void {
    const { width } = this.#current()?.size ?? { width: 0 };
    if (width > 0) this.#setZoom((document.documentElement.clientWidth - padding) / width, 0);
  }

  #setZoom(zoom: number, least = minZoom): void {
    this.#zoom = Math.min(Math.max(zoom, least), maxZoom);
    document.documentElement.style.setProperty('--zoom', String(this.#zoom));
  }

  #see(entries: IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      const box = this.#boxes.find(({ element }) => element === target);
      if (!box) continue;
      if (isIntersecting) this.#visible.add(box);
      else this.#visible.delete(box);
    }
    void this.#drawVisible();
    this.#sendView();
  }

  /** The page in the middle of the window. */
  #current(): PageBox | undefined {
    return this.#byDistance([...this.#visible])[0] ?? this.#boxes[0];
  }

  #byDistance(boxes: PageBox[]): PageBox[] {
    const middle = innerHeight / 2;
    const distances = new Map(boxes.map((box) => [box, box.distanceTo(middle)]));
    return boxes.toSorted((one, other) => (distances.get(one) ?? 0) - (distances.get(other) ?? 0));
  }

  #sendView(): void {
    if (!this.#isShown) return;
    const page = this.#current()?.number ?? 1;
    const percent = Math.round((this.#zoom / realSize) * 100);
    this.#listeners.onShown(this.#document.numPages, { page, percent, isFit: this.#isFit });
  }

  async #drawVisible(): Promise<void> {
    if (this.#isDrawing || this.#hasFailed) return;
    this.#isDrawing = true;
    try {
      for (let next = this.#nextToDraw(); next; next = this.#nextToDraw()) await this.#draw(next);
    } catch (error) {
      if (!this.#hasFailed) this.#listeners.onFailed(error);
    } finally {
      this.#isDrawing = false;
    }
  }

  #nextToDraw(): PageBox | undefined {
    if (this.#hasFailed) return undefined;
    const nearest = this.#byDistance([...this.#visible]).slice(0, maxDrawn);
    return nearest.find((box) => !box.isDrawnAt(this.#zoom));
  }

  async #draw(box: PageBox): Promise<void> {
    const share = Math.min(maxPagePixels, maxPixels / Math.min(this.#visible.size || 1, maxDrawn));
    await this.#inTime(box.draw(this.#document, this.#zoom, share));
    this.#dropFarthest(box);
  }

  /** Forgets drawings until the rest is within the limits. */
  #dropFarthest(kept: PageBox): void {
    const drawn = this.#byDistance(this.#boxes.filter(({ pixels }) => pixels > 0));
    let pixels = 0;
    drawn.forEach((box, at) => {
      pixels += box.pixels;
      if (box !== kept && (at >= maxDrawn || pixels > maxPixels)) box.drop();
    });
  }

  #inTime<Result>(drawing: Promise<Result>): Promise<Result> {
    const { promise, reject } = Promise.withResolvers<never>();
    const onTime = () => {
      // Browsers give a hidden tab too little time to draw anything.
      if (document.hidden) timer = setTimeout(onTime, maxDrawingMs);
      else reject(new TooHeavy());
    };
    let timer = setTimeout(onTime, maxDrawingMs);
    return Promise.race([drawing, promise]).finally(() => clearTimeout(timer));
  }
}

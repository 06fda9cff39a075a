import {
  AnnotationMode,
  type PageViewport,
  type PDFDocumentProxy,
  type PDFPageProxy,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { linksOf } from './page-links.ts';

interface Size {
  width: number;
  height: number;
}

/** A page's sides in points. Larger ones are drawn smaller: browsers lay out at most 33 million pixels. */
const [minSide, maxSide] = [8, 5_000];
/** Longest side of a canvas: what phones still draw. */
const maxCanvasSide = 8_192;
/** Texts of a page that can be selected. More of them would block the frame for seconds. */
const maxTexts = 20_000;

/** One page of the list, drawn or not. */
export class PageBox {
  readonly element = document.createElement('div');
  readonly number: number;
  size: Size = { width: 0, height: 0 };
  /** The pixels of its drawing; 0 without one. */
  pixels = 0;
  #zoom = 0;

  /** @param size of the first page, until its own is known */
  constructor(number: number, label: string, size: Size) {
    this.number = number;
    this.element.className = 'page';
    this.element.role = 'region';
    this.element.ariaLabel = label;
    this.#setSize(size);
  }

  isDrawnAt(zoom: number): boolean {
    return this.#zoom === zoom;
  }

  distanceTo(middle: number): number {
    const { top, bottom } = this.element.getBoundingClientRect();
    return Math.max(top - middle, middle - bottom, 0);
  }

  drop(): void {
    this.element.replaceChildren();
    this.pixels = 0;
    this.#zoom = 0;
  }

  async draw(pdf: PDFDocumentProxy, zoom: number, maxPixels: number): Promise<void> {
    const page = await pdf.getPage(this.number);
    const natural = page.getViewport({ scale: 1 });
    this.#setSize(natural);
    const viewport = page.getViewport({ scale: (zoom * this.size.width) / natural.width });
    const canvas = document.createElement('canvas');
    const density = densityOf(viewport, maxPixels);
    canvas.width = Math.max(1, Math.floor(viewport.width * density));
    canvas.height = Math.max(1, Math.floor(viewport.height * density));
    await page.render({
      canvas,
      viewport,
      transform: [density, 0, 0, density, 0, 0],
      annotationMode: AnnotationMode.ENABLE,
    }).promise;
    this.element.replaceChildren(canvas, await textOf(page, viewport), ...(await linksOf(page)));
    this.element.style.setProperty('--total-scale-factor', String(viewport.scale));
    this.pixels = canvas.width * canvas.height;
    this.#zoom = zoom;
    page.cleanup();
  }

  #setSize({ width, height }: Size): void {
    const shrunk = Math.min(1, maxSide / Math.max(width, height));
    this.size = {
      width: Math.max(width * shrunk, minSide),
      height: Math.max(height * shrunk, minSide),
    };
    this.element.style.setProperty('--width', String(this.size.width));
    this.element.style.setProperty('--height', String(this.size.height));
  }
}

/** Canvas pixels per CSS pixel. */
function densityOf({ width, height }: Size, maxPixels: number): number {
  const byArea = Math.sqrt(maxPixels / (width * height));
  return Math.min(devicePixelRatio, byArea, maxCanvasSide / Math.max(width, height));
}

async function textOf(page: PDFPageProxy, viewport: PageViewport): Promise<HTMLElement> {
  const container = document.createElement('div');
  container.className = 'textLayer';
  // Its own language is not known.
  container.lang = '';
  let texts = 0;
  const atMost = new TransformStream<{ items: unknown[] }>({
    transform(part, controller) {
      texts += part.items.length;
      controller.enqueue(part);
      if (texts > maxTexts) controller.terminate();
    },
  });
  const textContentSource = page.streamTextContent().pipeThrough(atMost);
  await new TextLayer({ textContentSource, container, viewport }).render();
  return container;
}

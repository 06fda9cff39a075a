import { deflateSync } from 'node:zlib';
import type { FrameLocator, Locator, Page, Route } from '@playwright/test';

type PdfObject = string | Buffer;

/** A PDF of these objects, numbered from 1. The first one is the catalog. */
export function pdfOf(objects: readonly PdfObject[], trailer = ''): Buffer {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let length = pieces[0]?.length ?? 0;
  const add = (piece: Buffer) => {
    pieces.push(piece);
    length += piece.length;
  };
  objects.forEach((object, index) => {
    places.push(length);
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object)]));
    add(Buffer.from('\nendobj\n'));
  });
  const start = length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  add(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`));
  const size = `/Size ${objects.length + 1} /Root 1 0 R ${trailer}`;
  add(Buffer.from(`trailer\n<< ${size} >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(pieces);
}

/** A stream of contents, deflated. */
export function streamOf(data: string | Buffer, rest = ''): Buffer {
  const deflated = deflateSync(data);
  return Buffer.concat([
    Buffer.from(`<< /Filter /FlateDecode /Length ${deflated.length} ${rest} >>\nstream\n`),
    deflated,
    Buffer.from('\nendstream'),
  ]);
}

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

interface Options {
  pages?: number;
  /** The width and height of each page, in points. */
  sides?: [number, number];
  /** What the first page shows. */
  contents?: string | Buffer;
  /** Further entries of the catalog, of the pages, and further objects, whose numbers begin with `firstFree`. */
  catalog?: string;
  page?: string;
  objects?: readonly PdfObject[];
}

/** The number of the first object of `objects` in a document of so many pages. */
export const firstFree = (pages = 1): number => 5 + pages;

/** A document of pages with the words 'Rescue Diver' and their number. */
export function certificatePdf(options: Options = {}): Buffer {
  const { pages = 1, sides = [595, 842], catalog = '', page = '', objects = [] } = options;
  const contents =
    options.contents ??
    `BT /F1 36 Tf 60 ${sides[1] - 100} Td (Rescue Diver) Tj ET 60 60 100 100 re f`;
  const numbers = Array.from({ length: pages }, (_, index) => 5 + index);
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Count ${pages} /Kids [${numbers.map((n) => `${n} 0 R`).join(' ')}] >>`,
    font,
    streamOf(contents),
    ...numbers.map(
      () =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${sides.join(' ')}] /Contents 4 0 R ` +
        `/Resources << /Font << /F1 3 0 R >> >> ${page} >>`,
    ),
    ...objects,
  ]);
}

/** Answers every file with this document. */
export async function serveDocument(page: Page, bytes: Buffer): Promise<void> {
  await page.context().route('**/api/files/*', (route: Route) =>
    route.fulfill({
      contentType: 'application/pdf',
      headers: { 'content-disposition': 'attachment; filename="card.pdf"' },
      body: route.request().method() === 'HEAD' ? '' : bytes,
    }),
  );
}

/** The frame in which the page shows its document. */
export const frameOf = (page: Page): FrameLocator =>
  page.getByTitle(/^(?:Document of|مستند) /).contentFrame();

/** The canvases of the pages that are drawn now. */
export const drawnPages = (page: Page): Locator => frameOf(page).locator('.page > canvas');

/** The drawing of a page. */
export const drawingOf = (region: Locator): Locator => region.locator('canvas');

/** Everything in a page that could do something. */
export const activeIn = (region: Locator): Locator => region.locator('a, input, textarea, button');

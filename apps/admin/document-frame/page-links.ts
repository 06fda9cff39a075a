import type { PageViewport, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

const allowedProtocols = ['http:', 'https:', 'mailto:'];
const maxLinks = 500;

interface Annotation {
  subtype?: string;
  url?: string;
  rect?: number[];
}

/**
 * The links of a page to web and mail addresses, which open in a new tab: agencies print the address where a
 * certificate can be verified. Other actions are ignored.
 */
export async function linksOf(page: PDFPageProxy): Promise<HTMLAnchorElement[]> {
  const annotations: Annotation[] = await page.getAnnotations({ intent: 'display' });
  const viewport = page.getViewport({ scale: 1 });
  const links: HTMLAnchorElement[] = [];
  for (const { subtype, url = '', rect = [] } of annotations) {
    if (links.length === maxLinks) break;
    if (subtype !== 'Link' || !isAllowed(url)) continue;
    const [left, top, right, bottom] = boxOf(viewport, rect);
    const link = document.createElement('a');
    Object.assign(link, { href: url, target: '_blank', rel: 'noopener noreferrer nofollow' });
    // The page may print another address than the link's.
    Object.assign(link, { title: url, ariaLabel: url });
    link.style.left = `${(left / viewport.width) * 100}%`;
    link.style.top = `${(top / viewport.height) * 100}%`;
    link.style.width = `${((right - left) / viewport.width) * 100}%`;
    link.style.height = `${((bottom - top) / viewport.height) * 100}%`;
    links.push(link);
  }
  return links;
}

function isAllowed(url: string): boolean {
  return URL.canParse(url) && allowedProtocols.includes(new URL(url).protocol);
}

/** Left, top, right and bottom of a PDF's rectangle, measured from the top left of the page. */
function boxOf(viewport: PageViewport, rect: number[]): [number, number, number, number] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect;
  const [left = 0, top = 0]: number[] = viewport.convertToViewportPoint(x1, y1);
  const [right = 0, bottom = 0]: number[] = viewport.convertToViewportPoint(x2, y2);
  return [
    Math.min(left, right),
    Math.min(top, bottom),
    Math.max(left, right),
    Math.max(top, bottom),
  ];
}

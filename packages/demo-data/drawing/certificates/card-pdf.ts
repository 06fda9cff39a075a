import Pdf from 'pdfkit';
import type { CertificateCard } from '../../src/rows/certificates.ts';
import { cardSize, type Shape } from './card-drawing.ts';

/** The card as a PDF of one page; its texts are outlines, repeated as text in the document's properties. */
export async function cardPdf(card: CertificateCard, shapes: readonly Shape[]): Promise<Buffer> {
  const issued = new Date(`${card.issued}T00:00:00Z`);
  const pdf = new Pdf({
    size: [cardSize.width, cardSize.height],
    margin: 0,
    lang: card.language,
    displayTitle: true,
    info: {
      Title: `${card.course.title} · ${card.holder}`,
      Author: card.agency.name,
      Subject: `${card.number} · ${card.issued}`,
      CreationDate: issued,
      ModDate: issued,
    },
  });
  for (const shape of shapes) drawShape(pdf, shape);
  pdf.end();
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function drawShape(
  pdf: PDFKit.PDFDocument,
  { path, fill, stroke, strokeWidth = 1, opacity = 1 }: Shape,
): void {
  pdf.path(path);
  pdf.opacity(opacity);
  if (fill) pdf.fill(fill);
  else if (stroke) pdf.lineWidth(strokeWidth).stroke(stroke);
}

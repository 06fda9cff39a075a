import { deflateSync } from 'node:zlib';
import Pdf from 'pdfkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueCertificate } from '../../testing/certificates-sql.ts';
import { formOf } from '../../testing/forms.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';
import { fileState } from '../../testing/uploads.ts';

let api: TestApi;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi();
  diver = await api.addPerson();
});
afterAll(() => api.close());

async function upload(bytes: Buffer) {
  const file = { name: 'file', filename: 'card.pdf', bytes };
  const { payload, headers } = formOf([{ name: 'title', value: 'Rescue Diver' }, file]);
  const place = { method: 'POST', url: '/api/certificates' };
  const answer = await api.call({ ...place, payload, headers: { ...as(diver), ...headers } });
  return { status: answer.status, id: Object(answer.body?.data).fileResourceId };
}

const download = (id: string) =>
  api.call({ method: 'GET', url: `/api/files/${id}`, headers: as(diver) });

const objects = (...lines: string[]) => Buffer.from(`%PDF-1.7\n${lines.join('\n')}\n%%EOF\n`);

/** As PDF libraries write one. */
async function drawn(options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const document = new Pdf({ pdfVersion: '1.7', ...options });
  const pieces: Buffer[] = [];
  document.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve) => document.once('end', resolve));
  document.text('Rescue Diver').end();
  await ended;
  return Buffer.concat(pieces);
}

/** ReportLab's way of writing contents, beside a catalog in an object stream. */
function ascii85WithObjectStream(): Buffer {
  const catalog = deflateSync('1 0 << /Type /Catalog /Pages 2 0 R >>');
  return Buffer.concat([
    Buffer.from('%PDF-1.5\n4 0 obj\n<< /Filter [/ASCII85Decode /FlateDecode] /Length 9 >>\n'),
    Buffer.from('stream\nGb"0F_%~>\nendstream\nendobj\n5 0 obj\n<< /Type /ObjStm /N 1 /First 4 '),
    Buffer.from(`/Filter /FlateDecode /Length ${catalog.length} >>\nstream\n`),
    catalog,
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ]);
}

test.each([
  ['with an owner password only', () => drawn({ ownerPassword: 'agency' })],
  ['with a password to open it', () => drawn({ userPassword: 'diver', ownerPassword: 'agency' })],
  ['with ASCII85 contents and an object stream', ascii85WithObjectStream],
  ['with a script', () => objects('1 0 obj', '<< /S /JavaScript /JS (app.alert\\(1\\)) >>')],
  ['that is damaged', () => objects('1 0 obj', '<< /Length 99 >>', 'stream', 'x')],
])('201: a PDF %s is stored unchanged and is only ever a download', async (_name, make) => {
  const bytes = await make();
  const { status, id } = await upload(bytes);
  expect(status).toBe(201);
  const answer = await download(id);
  expect(answer.bytes.equals(bytes)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename=card.pdf',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
});

test.each([
  ["Omar's card (1).pdf", `attachment; filename="Omar's card (1).pdf"`],
  [
    'شهادة "1".pdf',
    `attachment; filename="????? \\"1\\".pdf"; filename*=UTF-8''%D8%B4%D9%87%D8%A7%D8%AF%D8%A9%20%221%22.pdf`,
  ],
  [
    "شهادة 'عمر' (1)*.pdf",
    `attachment; filename="????? '???' (1)*.pdf"; filename*=UTF-8''%D8%B4%D9%87%D8%A7%D8%AF%D8%A9%20%27%D8%B9%D9%85%D8%B1%27%20%281%29%2A.pdf`,
  ],
  ['certificate.bat', 'attachment; filename=certificate.pdf'],
  ['certificate.hta', 'attachment; filename=certificate.pdf'],
  ['certificate.html', 'attachment; filename=certificate.pdf'],
  ['certificate.pdf.lnk', 'attachment; filename=certificate.pdf'],
  ['certificate', 'attachment; filename=certificate.pdf'],
  ['CERTIFICATE.PDF', 'attachment; filename=CERTIFICATE.pdf'],
])('a document is saved under the name %s', async (name, disposition) => {
  const { fileId } = await issueCertificate(api, diver, { name });
  expect((await download(fileId)).headers['content-disposition']).toBe(disposition);
});

test('what is no PDF, or larger than 15 MB, is refused and leaves nothing', async () => {
  const before = await fileState(api);
  const page = Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.7');
  expect(await upload(page)).toMatchObject({ status: 415 });
  const behindTag = Buffer.from('ID3\x04\0\0\0\0\0\x05@echo%PDF-1.7\n', 'latin1');
  expect(await upload(behindTag)).toMatchObject({ status: 415 });
  const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(15_000_000)]);
  expect(await upload(large)).toMatchObject({ status: 413 });
  expect(await fileState(api)).toEqual(before);
});

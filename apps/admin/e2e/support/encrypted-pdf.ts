import { createHash } from 'node:crypto';
import { pdfOf } from './documents.ts';

/** The padding of passwords (ISO 32000-1, 7.6.3.3). */
const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();

const padded = (password: string) => Buffer.concat([Buffer.from(password), padding], 32);

/** Node's OpenSSL has it no more. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other] ?? 0, state[one] ?? 0];
  };
  let other = 0;
  for (let one = 0; one < 256; one += 1) {
    other = (other + (state[one] ?? 0) + (key[one % key.length] ?? 0)) % 256;
    swap(one, other);
  }
  other = 0;
  return data.map((byte, index) => {
    const one = (index + 1) % 256;
    other = (other + (state[one] ?? 0)) % 256;
    swap(one, other);
    return byte ^ (state[((state[one] ?? 0) + (state[other] ?? 0)) % 256] ?? 0);
  }) as Buffer;
}

/**
 * A page with a black square, encrypted with 40 bits (ISO 32000-1, 7.6). With an empty user password anybody can
 * open it, and the owner password only restricts what viewers offer.
 */
export function encryptedPdf({ user, owner }: { user: string; owner: string }): Buffer {
  const id = md5(Buffer.from(`${user} ${owner}`));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(-44);
  const ownerEntry = rc4(md5(padded(owner)).subarray(0, 5), padded(user));
  const key = md5(padded(user), ownerEntry, permissions, id).subarray(0, 5);
  const userEntry = rc4(key, padding);
  const numberOfContents = 4;
  const salt = Buffer.from([numberOfContents, 0, 0, 0, 0]);
  const contents = rc4(md5(key, salt).subarray(0, 10), Buffer.from('60 60 100 100 re f'));
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << >> >>',
      Buffer.concat([
        Buffer.from(`<< /Length ${contents.length} >>\nstream\n`),
        contents,
        Buffer.from('\nendstream'),
      ]),
      `<< /Filter /Standard /V 1 /R 2 /O ${hex(ownerEntry)} /U ${hex(userEntry)} /P -44 >>`,
    ],
    `/Encrypt 5 0 R /ID [${hex(id)} ${hex(id)}]`,
  );
}

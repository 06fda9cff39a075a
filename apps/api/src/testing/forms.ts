export type FormPart =
  | { name: string; filename: string; bytes: Uint8Array }
  | { name: string; value: string };

const boundary = 'a-boundary-that-no-part-contains';

/** Encodes a multipart form like a browser. */
export function formOf(parts: FormPart[]): { payload: Buffer; headers: Record<string, string> } {
  const chunks = parts.flatMap((part) => {
    const isFile = 'bytes' in part;
    const filename = isFile ? `; filename="${part.filename}"` : '';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part.name}"${filename}\r\n\r\n`;
    return [Buffer.from(head), isFile ? part.bytes : Buffer.from(part.value), Buffer.from('\r\n')];
  });
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

import { mkdir, readFile, readdir, watch } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** The mails that an API without a mail server writes as `.eml` files. */
export interface Mailbox {
  /** The six digits of the next mail to that address that has some and was not read before. */
  codeFor(address: string): Promise<string>;
  close(): void;
}

interface Waiting {
  address: string;
  found: (code: string) => void;
  failed: (error: Error) => void;
}

const code = /(?<!\d)\d{6}(?!\d)/;

/** @param folder the `mail` folder in the API's `DATA_DIR`; mails that it has already are ignored */
export async function openMailbox(folder: string): Promise<Mailbox> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const seen = new Set(await readdir(folder));
  const unread: { address: string; code: string }[] = [];
  const waiting = new Set<Waiting>();
  const closing = new AbortController();
  let ended: Error | null = null;

  async function read(): Promise<void> {
    for (const name of await readdir(folder)) {
      if (seen.has(name) || !name.endsWith('.eml')) continue;
      seen.add(name);
      const { to, text } = await PostalMime.parse(await readFile(join(folder, name)));
      const [digits] = code.exec(text ?? '') ?? [];
      for (const { address } of to ?? []) {
        if (address !== undefined && digits !== undefined) unread.push({ address, code: digits });
      }
    }
    for (const reader of waiting) hand(reader);
  }

  function hand(reader: Waiting): void {
    const at = unread.findIndex(({ address }) => address === reader.address);
    const [mail] = at === -1 ? [] : unread.splice(at, 1);
    if (mail === undefined) return;
    waiting.delete(reader);
    reader.found(mail.code);
  }

  async function watchFolder(): Promise<void> {
    const changes = watch(folder, { signal: closing.signal });
    await read();
    for await (const _ of changes) await read();
  }

  watchFolder().catch((error: unknown) => {
    ended ??= new Error('The folder of mails cannot be read.', { cause: error });
    for (const { failed } of waiting) failed(ended);
  });

  return {
    codeFor: (address) =>
      new Promise((found, failed) => {
        if (ended !== null) return failed(ended);
        const reader = { address, found, failed };
        waiting.add(reader);
        hand(reader);
      }),
    close() {
      ended = new Error('The mailbox was closed.');
      closing.abort();
    },
  };
}

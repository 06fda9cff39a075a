import { watch } from 'node:fs';
import { mkdir, readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import PostalMime from 'postal-mime';

/** The mails that an API without a mail server writes as `.eml` files. */
export interface Mailbox {
  /** The code of the next mail to that address that has one and was not read before. */
  codeFor(address: string): Promise<string>;
  close(): void;
}

/** Mails cannot be read; the message is one sentence that says what to do. */
export class MailboxError extends Error {
  override name = 'MailboxError';
}

interface Waiting {
  address: string;
  found: (code: string) => void;
  failed: (error: Error) => void;
}

const code = /^[2-9B-Z]{4}-[2-9B-Z]{4}$/m;

const usualPatienceMs = 60_000;

/**
 * @param folder the `mail` folder in the API's `DATA_DIR`; mails that it has already are ignored
 * @param patienceMs how long a mail may take
 */
export async function openMailbox(folder: string, patienceMs = usualPatienceMs): Promise<Mailbox> {
  await makeInDataFolder(folder);
  const seen = new Set(await readdir(folder));
  const unread: { address: string; code: string }[] = [];
  const waiting = new Set<Waiting>();
  let ended: Error | null = null;

  async function read(): Promise<void> {
    for (const name of await readdir(folder)) {
      if (seen.has(name) || !name.endsWith('.eml')) continue;
      seen.add(name);
      const { to, text } = await PostalMime.parse(await readFile(join(folder, name)));
      const [found] = code.exec(text ?? '') ?? [];
      for (const { address } of to ?? []) {
        if (address !== undefined && found !== undefined) unread.push({ address, code: found });
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

  function end(reason: Error): void {
    ended ??= reason;
    for (const { failed } of waiting) failed(ended);
  }

  function readNow(): void {
    read().catch((cause: unknown) =>
      end(new Error('The folder of mails cannot be read.', { cause })),
    );
  }

  // Not the one of `node:fs/promises`, which watches only from the first time that it is asked.
  const watcher = watch(folder, readNow).on('error', end);
  readNow();

  return {
    codeFor(address) {
      if (ended !== null) return Promise.reject(ended);
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const reader = { address, found: resolve, failed: reject };
      waiting.add(reader);
      hand(reader);
      const late = setTimeout(() => {
        waiting.delete(reader);
        reject(
          new MailboxError(
            `No mail to ${address} came to ${folder} within ${patienceMs / 1000} s: name with --mail the folder where this API writes its mails.`,
          ),
        );
      }, patienceMs);
      return promise.finally(() => clearTimeout(late));
    },
    close() {
      end(new Error('The mailbox was closed.'));
      watcher.close();
    },
  };
}

/** The API creates this folder with its first mail, but its data folder when it starts. */
async function makeInDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : undefined;
    if (reason === 'EEXIST') return;
    if (reason !== 'ENOENT') throw error;
    throw new MailboxError(
      `${dirname(folder)} is no folder: start the API with DATASET=demo, or name with --mail the folder where it writes its mails.`,
    );
  }
}

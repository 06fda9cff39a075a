import { diveFileMaxDives } from '@buddyline/domain/dive-log-import';
import { decode } from './decode.ts';
import type { FileReader } from './file-reader.ts';
import { type Attributes, parseXml, type XmlHandler } from './parse-xml.ts';
import { DiveFileProblem } from './problem.ts';
import type { ReadFile } from './read-dive.ts';
import { subsurfaceFile } from './subsurface-file.ts';
import { readTrees } from './tree-reader.ts';
import { uddfFile } from './uddf-file.ts';

export { isCompressed } from './decode.ts';
export type { Doubt, DoubtKind, NoteKind, ReadDive, ReadFile, ReadingNote } from './read-dive.ts';

/**
 * Reads a UDDF or Subsurface file as it arrives: leniently in what the dives have, strictly in what could use
 * memory or time without end. Samples are dropped.
 * @throws DiveFileProblem
 */
export async function readDiveFile(chunks: AsyncIterable<Uint8Array>): Promise<ReadFile> {
  const { handler, reader } = byFormat();
  await parseXml(decode(chunks), handler);
  const found = reader();
  if (found === undefined) throw new DiveFileProblem('not-a-dive-file');
  const dives = found.finish();
  if (dives.length === 0) throw new DiveFileProblem('no-dives');
  return { format: found.format, generator: found.generator(), dives, lost: found.lost };
}

/** The first element decides which reader gets the rest; below `dives`, the second. */
function byFormat() {
  let reader: FileReader | undefined;
  let trees: XmlHandler | undefined;
  let root: string | undefined;
  const handler: XmlHandler = {
    open(name, attributes) {
      if (reader === undefined || trees === undefined) {
        if (root === undefined) {
          root = name;
          if (name === oldRoot) return;
        }
        reader = readerOf(root, name, attributes);
        trees = readTrees(reader);
        return;
      }
      trees.open(name, attributes);
      if (reader.count() > diveFileMaxDives) throw new DiveFileProblem('too-many-dives');
    },
    text: (text) => trees?.text(text),
    close: () => trees?.close(),
  };
  return { handler, reader: () => reader };
}

/** The first element of Subsurface's format 1, and of other formats that cannot be read. */
const oldRoot = 'dives';

/** Whatever its namespace and version. */
function readerOf(root: string, name: string, attributes: Attributes): FileReader {
  if (root === 'uddf') return uddfFile();
  const { program, name: oldProgram = '', version = '' } = attributes;
  if (root === 'divelog') return subsurfaceFile([program, version].filter(Boolean).join(' '));
  if (name === 'program' && oldProgram.toLowerCase() === 'subsurface') {
    return subsurfaceFile(`${oldProgram} ${version}`.trim());
  }
  throw new DiveFileProblem('not-a-dive-file');
}

import { diveFileMaxDives } from '@buddyline/domain/dive-log-import';
import { decode } from './decode.ts';
import type { FileReader } from './file-reader.ts';
import { kindOfRoot } from './other-programs.ts';
import { type Attributes, parseXml, type XmlHandler } from './parse-xml.ts';
import { DiveFileProblem, notReadable } from './problem.ts';
import type { ReadDive, ReadFile } from './read-dive.ts';
import { subsurfaceFile } from './subsurface/subsurface-file.ts';
import { readTrees } from './tree-reader.ts';
import { uddfFile } from './uddf/uddf-file.ts';

export { isCompressed } from './decode.ts';
export type { Doubt, DoubtKind, NoteKind, ReadDive, ReadFile, ReadingNote } from './read-dive.ts';

/** The most characters in all texts of a file: 600 a dive, for as many dives as a file may have. */
const maxTextLength = 3_000_000;
/** The length of a note's value; its sentence is added later. */
const noteLength = 50;

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
  if (textLength(dives) > maxTextLength) throw new DiveFileProblem('too-much-text');
  return { format: found.format, generator: found.generator(), dives, lost: found.lost };
}

function textLength(dives: readonly ReadDive[]): number {
  let length = 0;
  for (const { dive, notes } of dives) {
    for (const value of Object.values(dive)) if (typeof value === 'string') length += value.length;
    for (const { value } of notes) length += value.length + noteLength;
  }
  return length;
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
    },
    text: (text) => trees?.text(text),
    close: () => {
      trees?.close();
      if ((reader?.count() ?? 0) > diveFileMaxDives) throw new DiveFileProblem('too-many-dives');
    },
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
  throw notReadable(kindOfRoot(root, attributes, root === name ? null : name));
}

import type { DoubtKind, NoteKind } from '@buddyline/dive-files/read';
import type { ProblemKind } from '@buddyline/dive-files/problem';
import { DiveFileProblem } from '@buddyline/dive-files/problem';
import { TooMuchToRead } from '../../dive-files/read-in-process.ts';
import { Failure, type Sentence } from '../../http/failure.ts';

/** What was read differently, by kind; `{value}` is what the file has. */
export const noteWords: Readonly<Record<NoteKind, Sentence>> = {
  'only-planned': /*i18n*/ {
    id: 'api.imports.note.only-planned',
    message: 'This dive was only planned. Tick it if it was made nevertheless.',
  },
  'marked-invalid': /*i18n*/ {
    id: 'api.imports.note.marked-invalid',
    message: 'The program that wrote the file has marked this dive as invalid.',
  },
  'visibility-in-comments': /*i18n*/ {
    id: 'api.imports.note.visibility-in-comments',
    message: 'The visibility “{value}” is in the comments.',
  },
  'visibility-stars': /*i18n*/ {
    id: 'api.imports.note.visibility-stars',
    message: 'The visibility is left out: the file rates it {value} of 5, which is no distance.',
  },
  'current-stars': /*i18n*/ {
    id: 'api.imports.note.current-stars',
    message: 'The current is left out: the file rates it {value} of 5, which is no strength.',
  },
  'pressure-lost': /*i18n*/ {
    id: 'api.imports.note.pressure-lost',
    message: 'The tank pressure {value} is left out: no tank has it.',
  },
  'date-unknown': /*i18n*/ {
    id: 'api.imports.note.date-unknown',
    message: 'The date “{value}” is left out: it is none.',
  },
  'date-impossible': /*i18n*/ {
    id: 'api.imports.note.date-impossible',
    message:
      'The date {value} is left out: a dive cannot be before 1900, or more than a day ahead.',
  },
  'position-lost': /*i18n*/ {
    id: 'api.imports.note.position-lost',
    message: 'The position {value} is left out: there is none like it on Earth.',
  },
  'text-cut': /*i18n*/ {
    id: 'api.imports.note.text-cut',
    message: 'A text is too long or damaged and was cut: “{value}”.',
  },
  'text-in-comments': /*i18n*/ {
    id: 'api.imports.note.text-in-comments',
    message: 'A text is too long for its field, so the whole of it is in the comments: “{value}”.',
  },
  'tag-lost': /*i18n*/ {
    id: 'api.imports.note.tag-lost',
    message: 'The tag “{value}” is left out.',
  },
  'value-lost': /*i18n*/ {
    id: 'api.imports.note.value-lost',
    message: 'The value {value} is left out: no dive has it.',
  },
  'value-unreadable': /*i18n*/ {
    id: 'api.imports.note.value-unreadable',
    message: '“{value}” is left out: it cannot be read as a number with a unit.',
  },
};

export const doubtWords: Readonly<Record<DoubtKind, Sentence>> = {
  'tanks-of-one-gas': /*i18n*/ {
    id: 'api.imports.doubt.tanks-of-one-gas',
    message:
      'The file does not tell the pressures of several tanks with the same gas apart. Check the pressures.',
  },
  'celsius-in-kelvin': /*i18n*/ {
    id: 'api.imports.doubt.celsius-in-kelvin',
    message: 'The file has degrees Celsius where kelvin belong. Check the water temperature.',
  },
};

const tooMuch = /*i18n*/ {
  id: 'api.imports.too-much',
  message: 'Reading this file takes too much time or memory. Export fewer dives at a time.',
};

const problems: Readonly<Record<ProblemKind, { status: number; sentence: Sentence }>> = {
  compressed: {
    status: 415,
    sentence: /*i18n*/ {
      id: 'api.imports.compressed',
      message:
        'This file is compressed. Unpack it, and send the UDDF or Subsurface file in it. If there is none, as in an SDE or DLD file, open the compressed file in Subsurface, a free program, and export UDDF there.',
    },
  },
  encoding: {
    status: 422,
    sentence: /*i18n*/ {
      id: 'api.imports.encoding',
      message: 'The letters of this file are damaged. Export it again, in UTF-8 if you can choose.',
    },
  },
  'not-xml': {
    status: 422,
    sentence: /*i18n*/ {
      id: 'api.imports.not-xml',
      message:
        'This is no UDDF or Subsurface file, or it is damaged in line {line}. Export the dives again.',
    },
  },
  'not-a-dive-file': {
    status: 415,
    sentence: /*i18n*/ {
      id: 'api.imports.not-a-dive-file',
      message:
        'This is no UDDF or Subsurface file. Most dive programs can export UDDF, and Subsurface, a free program, opens the files of many others and exports it.',
    },
  },
  'other-program': {
    status: 415,
    sentence: /*i18n*/ {
      id: 'api.imports.other-program',
      message:
        'This file is of another kind: {fileKind}. If its program can export UDDF, send that. Otherwise open it in Subsurface, a free program, and export UDDF there.',
    },
  },
  'too-deep': { status: 422, sentence: unusual() },
  'too-long': { status: 422, sentence: unusual() },
  'too-many-dives': {
    status: 422,
    sentence: /*i18n*/ {
      id: 'api.imports.too-many-dives',
      message: 'This file has more than 5,000 dives. Export fewer at a time.',
    },
  },
  'too-much-text': { status: 422, sentence: tooMuch },
  'no-dives': {
    status: 422,
    sentence: /*i18n*/ {
      id: 'api.imports.no-dives',
      message: 'There are no dives in this file. Export it again, with the dives.',
    },
  },
};

function unusual(): Sentence {
  return /*i18n*/ {
    id: 'api.imports.unusual',
    message: 'This file is built like that of no dive program, so it is not read.',
  };
}

/** Why a file was not read, as a sentence for its sender; all else is passed on. */
export function explainProblem(error: unknown): unknown {
  if (error instanceof TooMuchToRead) return new Failure(422, tooMuch, { cause: error });
  if (!(error instanceof DiveFileProblem)) return error;
  const { status, sentence } = problems[error.kind];
  const values = { line: error.line ?? 1, fileKind: error.fileKind ?? '' };
  return new Failure(status, { ...sentence, values }, { cause: error });
}

export const noSuchImport = (): Failure =>
  new Failure(
    404,
    /*i18n*/ {
      id: 'api.imports.none',
      message: 'There is no such import. Files are kept for a day; send it again.',
    },
  );

export const notRead = (): Failure =>
  new Failure(
    409,
    /*i18n*/ { id: 'api.imports.not-read', message: 'The file is still being read.' },
    { retryAfter: 1 },
  );

export const importIdTaken = (): Failure =>
  new Failure(
    409,
    /*i18n*/ { id: 'api.imports.id-taken', message: 'There is an import with this id already.' },
  );

/** Why a dive was not taken. */
export const refusals = {
  unknown: /*i18n*/ {
    id: 'api.imports.refused.unknown',
    message: 'The file has no dive with this number.',
  },
  unreadable: /*i18n*/ {
    id: 'api.imports.refused.unreadable',
    message: 'There is nothing in the file about this dive.',
  },
  date: /*i18n*/ {
    id: 'api.imports.refused.date',
    message: 'With the shifted times, this dive would be more than a day ahead, or before 1900.',
  },
  duplicate: /*i18n*/ {
    id: 'api.imports.refused.duplicate',
    message: 'This dive is in the logbook already.',
  },
};

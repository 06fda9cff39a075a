import { expect, test } from 'vitest';
import { readBytes, readText } from '../testing/files.ts';

const bytesOf = (...parts: (string | number[])[]): Uint8Array =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  );

const fit = bytesOf([0x0e, 0x10, 0x5d, 0x08, 0x10, 0x27, 0, 0], '.FIT', [0, 0]);
const csv = 'dive number,date,time,duration [min]\n1,2024-05-06,09:30,42\n';

test.each<[string, string, Uint8Array | string]>([
  ['a Descent or an Ocean', 'FIT (Garmin, Suunto)', fit],
  ['Suunto DM5’s or MacDive’s own storage', 'SQLite', bytesOf('SQLite format 3', [0, 0x10, 0])],
  ['Diving Log’s own storage', 'Microsoft Access', bytesOf([0, 1, 0, 0], 'Standard Jet DB', [0])],
  ['Freedom or Liberty', 'Divesoft DLF', bytesOf('DivE', [1, 0, 0x5f, 0x2c])],
  ['DAN', 'DAN DL7', 'FSH|^~<>{}|DiveLog^1|\nZRH|^~<>{}|\n'],
  ['Suunto’s app', 'JSON', '{"DeviceLog":{"Header":{}}}'],
  ['a list in brackets', 'JSON', '\n[{"date":"2024-05-06"}]'],
  ['a spreadsheet', 'CSV', csv],
  ['a spreadsheet of other countries', 'CSV', csv.replaceAll(',', ';')],
  ['our own CSV', 'CSV', `\uFEFF${csv}`],
  ['tabs', 'CSV', csv.replaceAll(',', '\t')],
  [
    'MacDive',
    'MacDive',
    '<?xml version="1.0"?><!DOCTYPE dives SYSTEM "x.dtd"><dives><units>Metric</units><dive/></dives>',
  ],
  ['Diving Log', 'Diving Log', '<Divinglog><Logbook><Dive ID="1"/></Logbook></Divinglog>'],
  ['Shearwater', 'Shearwater', '<dive version="3"><diveLog><number>1</number></diveLog></dive>'],
  [
    'Suunto DM5',
    'Suunto',
    '<Dive xmlns="http://schemas.datacontract.org/2004/07/Suunto.Diving.Dal"><Duration>2520</Duration></Dive>',
  ],
  ['Suunto’s SML', 'Suunto', '<sml xmlns="http://www.suunto.com/schemas/sml"><DeviceLog/></sml>'],
  ['Suunto DM3', 'Suunto', '<SUUNTO><MSG><DATE>06.05.2024</DATE></MSG></SUUNTO>'],
  ['divelogs.de', 'divelogs.de', '<DIVELOGSDATA><DIVELOGNUMBER>1</DIVELOGNUMBER></DIVELOGSDATA>'],
  ['JDiveLog', 'JDiveLog', '<JDiveLog version="2.17"><Dive/></JDiveLog>'],
  ['a Uwatec program', 'UDCF', '<PROFILE UDCF="1"><UNITS>Metric</UNITS></PROFILE>'],
  ['iX3M', 'Ratio', '<diveSegment version="1.2"><segmentHeader/></diveSegment>'],
  ['a watch', 'Garmin TCX', '<TrainingCenterDatabase><Activities/></TrainingCenterDatabase>'],
  ['a track', 'GPX', '<gpx version="1.1"><trk/></gpx>'],
])('a file of %s is said to be %s', async (_name, fileKind, content) => {
  const reading = typeof content === 'string' ? readText(content) : readBytes(content);
  await expect(reading).rejects.toMatchObject({ kind: 'other-program', fileKind });
});

test.each<[string, Uint8Array | string]>([
  ['a PDF', '%PDF-1.7 1 0 obj'],
  ['a picture', bytesOf([0x89], 'PNG', [0x0d, 0x0a, 0x1a, 0x0a], 'IHDR,,,,')],
  ['words', 'On Monday, we dived twice.'],
  ['a page', '<html><body>Sign in</body></html>'],
  ['other dives', '<dives><dive/></dives>'],
  ['a dive', '<dive/>'],
])('%s is of no dive program', async (_name, content) => {
  const reading = typeof content === 'string' ? readText(content) : readBytes(content);
  await expect(reading).rejects.toMatchObject({ kind: 'not-a-dive-file', fileKind: null });
});

/** `node src/crew-command.ts --help` prints what it takes. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkAnswers } from './answer-check.ts';
import { gatherCrew, live } from './crew.ts';
import { MailboxError, openMailbox } from './mailbox.ts';
import { describeLog } from './describe-log.ts';

/** pnpm's working directory is this package. */
const root = resolve(import.meta.dirname, '../../..');

const usage = `A crew of members that lives on a running API.

  --api URL       the API's URL (http://127.0.0.1:4000/api)
  --mail FOLDER   where the API writes its mails as files (.data/mail of this repository)
  --members N     how many members (20)
  --minutes N     how long (10)
  --rate N        acts per second (2)
  --seed N        another seed, another crew (1)`;

const { values } = parseArgs({
  options: {
    api: { type: 'string', default: 'http://127.0.0.1:4000/api' },
    mail: { type: 'string', default: resolve(root, '.data/mail') },
    members: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});

async function sail(): Promise<void> {
  const seed = Number(values.seed);
  const mailbox = await openMailbox(resolve(process.env['INIT_CWD'] || '.', values.mail));
  const answers = await checkAnswers(values.api);
  const harbour = { apiUrl: values.api, mailbox, answers };
  const log = await gatherCrew(harbour, { members: Number(values.members), seed });
  console.log(`${log.members.length} members have registered and confirmed their address.`);
  const report = setInterval(() => console.log(describeLog(log)), 30_000);
  const failures = await live(log, {
    minutes: Number(values.minutes),
    perSecond: Number(values.rate),
    seed,
  });
  clearInterval(report);
  mailbox.close();
  console.log(describeLog(log));
  for (const [failure, times] of failures) console.log(`${times} × ${failure}`);
  for (const [flaw, times] of answers.flaws) console.log(`${times} × not as described: ${flaw}`);
  process.exitCode = failures.size + answers.flaws.size === 0 ? 0 : 1;
}

if (values.help) console.log(usage);
else {
  await sail().catch((error: unknown) => {
    console.error(error instanceof MailboxError ? error.message : error);
    process.exit(1);
  });
}

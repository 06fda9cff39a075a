/**
 * Prints the multiplied tables of apps/api/GROWTH.md: pnpm --filter @buddyline/bench growth
 *
 * Each assumption can be replaced: `growth callsPerDay=30 priceOfCore=10`.
 */

/** Megabytes are 10^6 bytes. Prices are for a month, in US dollars, and only right to the order of magnitude. */
const assumed = {
  rowsPerMember: 75,
  databaseKbPerMember: 35,
  picturesPerMember: 6,
  pictureMb: 0.6,
  shareOfMembersPerDay: 0.1,
  callsPerDay: 60,
  busiestHour: 4,
  apiMsPerCall: 0.7,
  postgresMsPerCall: 1.8,
  mailsPerMemberPerDay: 3 / 90,
  dumpMbPerSecond: 13,
  restoreMbPerSecond: 3,
  /** What a call and the pictures that it leads to send. */
  trafficKbPerCall: 100,
  /** A loss and a bad hour have room. */
  coresForOne: 2,
  /** The primary, its standby, and the backups. */
  copiesOfDatabase: 3,
  /** With 4 GB of memory. */
  priceOfCore: 25,
  priceOfDiskGb: 0.1,
  priceOfBucketGb: 0.02,
  priceOfTrafficGb: 0.05,
  priceOfThousandMails: 0.1,
};

/** Members, and the fewest cores with which a deployment of this size is described on the page. */
const sizes = [
  { members: 10_000, title: '10 thousand', leastCores: 2 },
  { members: 1_000_000, title: '1 million', leastCores: 12 },
  { members: 50_000_000, title: '50 million', leastCores: 0 },
];

for (const given of process.argv.slice(2)) {
  const [name = '', value] = given.split('=');
  if (!(name in assumed) || !(Number(value) >= 0)) {
    console.error(`'${given}' is no assumption: name one of ${Object.keys(assumed).join(', ')}.`);
    process.exit(1);
  }
  Object.assign(assumed, { [name]: Number(value) });
}

interface Size {
  members: number;
  leastCores: number;
}

function needsOf({ members, leastCores }: Size) {
  const a = assumed;
  const calls = (members * a.shareOfMembersPerDay * a.callsPerDay) / 86_400;
  const databaseMb = (members * a.databaseKbPerMember) / 1000;
  const filesMb = members * a.picturesPerMember * a.pictureMb;
  const busiest = calls * a.busiestHour;
  const apiCores = (busiest * a.apiMsPerCall) / 1000;
  const postgresCores = (busiest * a.postgresMsPerCall) / 1000;
  const mails = members * a.mailsPerMemberPerDay;
  // PostgreSQL's standby is as large as its primary.
  const cores = Math.max(leastCores, a.coresForOne * (apiCores + 2 * postgresCores));
  const trafficGb = (calls * 86_400 * 30 * a.trafficKbPerCall) / 1e6;
  const prices = {
    cores: cores * a.priceOfCore,
    disks: (databaseMb / 1000) * a.copiesOfDatabase * a.priceOfDiskGb,
    files: (filesMb / 1000) * a.priceOfBucketGb,
    traffic: trafficGb * a.priceOfTrafficGb,
    mails: ((mails * 30) / 1000) * a.priceOfThousandMails,
  };
  const sum = Object.values(prices).reduce((total, price) => total + price);
  return {
    members,
    calls,
    busiest,
    databaseMb,
    filesMb,
    apiCores,
    postgresCores,
    mails,
    cores,
    trafficGb,
    prices,
    sum,
  };
}

type Needs = ReturnType<typeof needsOf>;

const lines: Record<string, (needs: Needs) => string> = {
  rows: ({ members }) => rounded(members * assumed.rowsPerMember),
  database: ({ databaseMb }) => bytes(databaseMb),
  files: ({ filesMb }) => bytes(filesMb),
  'calls a second, mean and busiest hour': ({ calls, busiest }) =>
    `${rounded(calls)}; ${rounded(busiest)}`,
  'cores of the API in the busiest hour': ({ apiCores }) => rounded(apiCores),
  'cores of PostgreSQL': ({ postgresCores }) => rounded(postgresCores),
  '`pg_dump`; its restore': ({ databaseMb }) =>
    `${time(databaseMb / assumed.dumpMbPerSecond)}; ${time(databaseMb / assumed.restoreMbPerSecond)}`,
  'mails a day': ({ mails }) => rounded(mails),
  'traffic a month': ({ trafficGb }) => bytes(trafficGb * 1000),
};

const costs: Record<string, (needs: Needs) => string> = {
  'cores: their number and price': ({ cores, prices }) =>
    `${rounded(cores)}: ${rounded(prices.cores)}`,
  'disks of the database': ({ prices }) => rounded(prices.disks),
  'files in a bucket': ({ prices }) => rounded(prices.files),
  traffic: ({ prices }) => rounded(prices.traffic),
  mails: ({ prices }) => rounded(prices.mails),
  'all of it': ({ sum }) => rounded(sum),
  'a thousand members, for a year': ({ sum, members }) => rounded((sum * 12 * 1000) / members),
};

print('Multiplied', lines);
print('Cost, in US dollars a month', costs);

function print(title: string, table: Record<string, (needs: Needs) => string>): void {
  const needs = sizes.map(needsOf);
  const rows = Object.entries(table).map(([what, of]) => [what, ...needs.map(of)]);
  const all = [['', ...sizes.map((size) => size.title)], ['---', '---', '---', '---'], ...rows];
  console.log(['', `${title}:`, '', ...all.map((row) => `| ${row.join(' | ')} |`)].join('\n'));
}

/** Two digits, since no assumption has more. */
function rounded(value: number): string {
  const [unit, name] =
    value >= 1e9 ? [1e9, ' billion'] : value >= 1e6 ? [1e6, ' million'] : [1, ''];
  return (
    Number((value / unit).toPrecision(2)).toLocaleString('en', { maximumFractionDigits: 4 }) + name
  );
}

function bytes(megabytes: number): string {
  const [unit, name] = megabytes >= 1e6 ? [1e6, 'TB'] : [1e3, 'GB'];
  return `${rounded(megabytes / unit)} ${name}`;
}

function time(seconds: number): string {
  if (seconds < 100) return `${rounded(seconds)} s`;
  if (seconds < 6_000) return `${rounded(seconds / 60)} min`;
  return `${rounded(seconds / 3600)} h`;
}

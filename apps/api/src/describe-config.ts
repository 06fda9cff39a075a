import type { Config } from './config.ts';

/**
 * Which build this is and what it uses, in one line for the log, so that a misspelt setting is seen. Never credentials: of an
 * address only its host and path.
 */
export function describeConfig(config: Config): string {
  const { dataDir, databaseUrl, replicaUrl, redisUrl, s3, dataset, publicOrigins } = config;
  const parts = {
    database: databaseUrl === undefined ? `embedded in ${dataDir}` : placeOf(databaseUrl),
    replica: replicaUrl === undefined ? 'none' : placeOf(replicaUrl),
    Redis: redisUrl === undefined ? 'none' : placeOf(redisUrl),
    files: s3 === undefined ? `${dataDir}/files` : `bucket ${s3.bucket}`,
    mail: describeMail(config),
    'data set': dataset,
    'web apps': publicOrigins.join(' '),
  };
  const used = Object.entries(parts).map(([name, value]) => `${name}: ${value}`);
  return [describeBuild(config), ...used].join('; ');
}

/** `Buddyline API 0.1.0 (1a2b3c4d)` */
function describeBuild({ version, commit }: Config): string {
  const build = commit === undefined ? version : `${version} (${commit.slice(0, 8)})`;
  return `Buddyline API ${build}`;
}

function describeMail({ mail, dataDir }: Config): string {
  if (mail === undefined) return 'none';
  return mail.way === 'smtp' ? placeOf(mail.url) : `${dataDir}/mail`;
}

/** `127.0.0.1:5432/buddyline`. PostgreSQL's host may be in the query instead. */
function placeOf(address: string): string {
  const url = new URL(address);
  return (url.searchParams.get('host') ?? url.host) + url.pathname.replace(/^\/$/, '');
}

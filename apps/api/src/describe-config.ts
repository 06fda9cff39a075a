import type { Config } from './config.ts';

/**
 * What the API uses, in one line for the log, so that a misspelt setting is seen. Never credentials: of an
 * address only its host and path.
 */
export function describeConfig(config: Config): string {
  const { dataDir, databaseUrl, replicaUrl, redisUrl, s3, dataset, publicOrigins } = config;
  const parts = {
    Database: databaseUrl === undefined ? `embedded in ${dataDir}` : placeOf(databaseUrl),
    replica: replicaUrl === undefined ? 'none' : placeOf(replicaUrl),
    Redis: redisUrl === undefined ? 'none' : placeOf(redisUrl),
    files: s3 === undefined ? `${dataDir}/files` : `bucket ${s3.bucket}`,
    mail: describeMail(config),
    'data set': dataset,
    'web apps': publicOrigins.join(' '),
  };
  return Object.entries(parts)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
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

import { repositoryPath } from '../repository-path.ts';
import { isNode, nameOf, type Rule, type RuleNode, type Visitor } from './rule.ts';

/** Files of the API that may ask the clock of their machine, with the reasons. */
export const ownClockFiles: Readonly<Record<string, string>> = {
  'apps/api/src/commands/operator/impossible-dates-sql.ts': 'lists and changes nothing',
  'apps/api/src/db/database-clock.ts': 'compares it with the database’s',
  'apps/api/src/db/engine/replica.ts': 'a pause of this process',
  'apps/api/src/db/migrate/applied-migrations.ts': 'a note for people; no code reads it',
  'apps/api/src/db/migrate/migration-lock.ts': 'how long this process waits',
  'apps/api/src/db/pages/known-totals.ts': 'a cache of this process',
  'apps/api/src/dive-files/read-in-process.ts': 'a pause of this process',
  'apps/api/src/files/storage.ts': 'a cache of this process',
  'apps/api/src/http/log.ts': 'the time of a log line',
  'apps/api/src/http/limits/counts-in-memory.ts': 'counts of this process',
  'apps/api/src/redis/open-redis.ts': 'a pause of this process',
};

const message =
  'A wrong clock of one machine must not decide what is old for all: ask the database, with now() in SQL, readDatabaseTime(db) or databaseNow().';

/** What is deleted by its age, and what another process reads, goes by the database's clock. */
export const databaseClock: Rule = {
  create(context): Visitor {
    const path = repositoryPath(context.filename) ?? '';
    if (!isOfApi(path) || path in ownClockFiles) return {};
    const report = (node: RuleNode) => context.report({ node, message });
    return {
      MemberExpression(node) {
        if (nameOf(node['object']) === 'Date' && nameOf(node['property']) === 'now') report(node);
      },
      NewExpression(node) {
        const given = node['arguments'];
        const isNow = Array.isArray(given) && given.length === 0;
        if (isNode(node['callee']) && nameOf(node['callee']) === 'Date' && isNow) report(node);
      },
    };
  },
};

/** Data sets are made, not deleted by age. */
function isOfApi(path: string): boolean {
  return /^apps\/api\/src\/(?!dataset\/|.*\btesting\/|.*\.test\.ts$)/.test(path);
}

import { repositoryPath } from '../repository-path.ts';
import { isNode, type Rule, type RuleNode, type Visitor } from './rule.ts';

const queries = new Set([
  'selectFrom',
  'selectNoFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'replaceInto',
]);

/** SQL is read in one place per noun: `*-sql.ts`, the database folder and its migrations. */
export const sqlInSqlFiles: Rule = {
  create(context): Visitor {
    const path = repositoryPath(context.filename) ?? '';
    if (!path.startsWith('apps/api/src/') || mayHoldSql(path)) return {};
    const message = 'SQL belongs into a file named …-sql.ts beside the calls that use it.';
    return {
      CallExpression(node) {
        if (queries.has(calledMember(node))) context.report({ node, message });
      },
      TaggedTemplateExpression(node) {
        if (nameOf(node['tag']) === 'sql') context.report({ node, message });
      },
    };
  },
};

function mayHoldSql(path: string): boolean {
  return /(?:-sql|\.test)\.ts$/.test(path) || path.startsWith('apps/api/src/db/');
}

function calledMember(node: RuleNode): string {
  const callee = node['callee'];
  return isNode(callee) ? nameOf(callee['property']) : '';
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';
}

import { repositoryPath } from '../repository-path.ts';
import { isNode, nameOf, type Rule, type RuleNode, templateText, type Visitor } from './rule.ts';

const queries = new Set([
  'selectFrom',
  'selectNoFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'replaceInto',
]);

/** The beginning of an SQL statement in a plain string. */
const statement =
  /^\s*(?:select\s[^]*\bfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|with\s+\w+\s+as\s*\()/i;

/** SQL is in one place per noun: `*-sql.ts`, the database folder and its migrations. */
export const sqlInSqlFiles: Rule = {
  create(context): Visitor {
    const path = repositoryPath(context.filename) ?? '';
    if (!/^(?:apps\/api|packages\/demo-data)\/src\//.test(path) || mayHoldSql(path)) return {};
    const message = 'Move SQL to a file named …-sql.ts beside the calls that use it.';
    const checkText = (node: RuleNode, text: unknown) => {
      if (typeof text === 'string' && statement.test(text)) context.report({ node, message });
    };
    return {
      Literal: (node) => checkText(node, node['value']),
      TemplateLiteral: (node) => checkText(node, templateText(node)),
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

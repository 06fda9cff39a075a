import { repositoryPath } from '../repository-path.ts';
import { isNode, type Rule, type RuleNode, templateText, type Visitor } from './rule.ts';

/** Files in which the role itself is meant, with the reasons. */
export const aboutRoles: Readonly<Record<string, string>> = {
  'apps/api/src/db/migrations/baseline/users.ts':
    'the values of the column, and the level of members',
  'apps/api/src/routes/users/user-pages-sql.ts': 'the filter of the list by the role',
  'packages/domain/src/role.ts': 'which roles are staff',
};

const message =
  'A role says nothing of what somebody may do: ask `can(person, verb)`, or `isStaff(person)` for all of staff.';

/** Who may do what is in one table, `packages/domain/src/rights.ts`. */
export const rightsNotRoles: Rule = {
  create(context): Visitor {
    const path = repositoryPath(context.filename) ?? '';
    if (!isShipped(path) || path in aboutRoles) return {};
    const check = (node: RuleNode, ...compared: unknown[]) => {
      if (compared.some(isRole)) context.report({ node, message });
    };
    const checkSql = (node: RuleNode, text: unknown) => {
      if (/'(?:ADMIN|USER)'/.test(String(text))) context.report({ node, message });
    };
    return {
      BinaryExpression: (node) => check(node, node['left'], node['right']),
      SwitchCase: (node) => check(node, node['test']),
      // Of Kysely: `where('role', '=', 'ADMIN')`.
      CallExpression(node) {
        if (Array.isArray(node['arguments'])) check(node, node['arguments'][2]);
      },
      Literal: (node) => checkSql(node, node['value']),
      TemplateLiteral: (node) => checkSql(node, templateText(node)),
    };
  },
};

function isShipped(path: string): boolean {
  if (/\.(?:test|spec)\.tsx?$|\/(?:testing|tests|e2e)\//.test(path)) return false;
  return /^(?:apps|packages\/(?:api-client|domain))\//.test(path);
}

function isRole(node: unknown): boolean {
  return isNode(node) && node.type === 'Literal' && /^(?:ADMIN|USER)$/.test(String(node['value']));
}

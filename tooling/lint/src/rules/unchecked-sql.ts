import { repositoryPath } from '../repository-path.ts';
import { isNode, nameOf, type Rule, type RuleNode, type Visitor } from './rule.ts';

/** Exceptions in which the type of an SQL result is asserted, with their reasons. */
const saidIn: Record<string, string> = {
  'apps/api/src/db/statements/expressions.ts':
    'the types of these functions are those of PostgreSQL’s manual',
  'apps/api/src/db/statements/statement.ts':
    'the rows are those of the select list, whose types the builder has derived',
};

/** Kysely calls whose type argument is an unchecked assertion. */
const believing = new Set(['$castTo', '$narrowType', 'agg', 'executeQuery', 'fn']);

/** Calls of Kysely's builder, which expects a certain type of each argument. */
const building = new Set([
  'groupBy',
  'having',
  'on',
  'orderBy',
  'returning',
  'select',
  'set',
  'values',
  'where',
]);

/**
 * The type of an SQL result is derived from the tables or parsed. `sql<Row>` and
 * `executeQuery<Row>` only assert it, and so does an `sql` where the builder expects a value,
 * because its type is then inferred from there.
 */
export const uncheckedSql: Rule = {
  create(context): Visitor {
    const path = repositoryPath(context.filename) ?? '';
    if (path in saidIn) return {};
    const message =
      'Nothing checks this type: use the builder, or selectList, the expressions or parsedRows of db/statements.';
    const check = (node: RuleNode, isClaim: boolean) => {
      if (isClaim) context.report({ node, message });
    };
    return {
      TaggedTemplateExpression(node) {
        const isOurs = nameOf(node['tag']) === 'sql';
        check(node, isOurs && (hasTypes(node) || isWanted(node['parent'])));
      },
      TSInstantiationExpression: (node) => check(node, nameOf(node['expression']) === 'sql'),
      TSTypeQuery: (node) => check(node, nameOf(node['exprName']) === 'sql' && hasTypes(node)),
      CallExpression: (node) => check(node, hasTypes(node) && isBelieved(node['callee'])),
    };
  },
};

function hasTypes(node: RuleNode): boolean {
  return isNode(node['typeArguments']) || isNode(node['typeParameters']);
}

/** What stands between an argument of the builder and a value in it, as in `set(() => ({ age: value }))`. */
const within = new Set([
  'ArrayExpression',
  'ArrowFunctionExpression',
  'ObjectExpression',
  'Property',
]);

/** Whether it is an argument of the builder, or a value in one. */
function isWanted(parent: unknown): boolean {
  if (!isNode(parent)) return false;
  if (within.has(parent.type)) return isWanted(parent['parent']);
  const callee = parent.type === 'CallExpression' ? parent['callee'] : undefined;
  return isNode(callee) && building.has(nameOf(callee['property']));
}

function isBelieved(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  const object = nameOf(callee['object']);
  // Except `vi.fn` of tests.
  return object === 'sql' || (object !== 'vi' && believing.has(nameOf(callee['property'])));
}

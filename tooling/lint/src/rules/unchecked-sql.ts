import { repositoryPath } from '../repository-path.ts';
import { isNode, nameOf, type Rule, type RuleNode, type Visitor } from './rule.ts';

/** Where the type of what SQL answers is said and not derived, and why that is right there. */
const saidIn: Record<string, string> = {
  'apps/api/src/db/statements/expressions.ts':
    'the types of these functions are those of PostgreSQL’s manual',
  'apps/api/src/db/statements/statement.ts':
    'the rows are those of the columns that the statement was made with',
};

/** Calls of Kysely that take the type of their value from whoever writes them. */
const believing = new Set(['$castTo', '$narrowType', 'agg', 'executeQuery', 'fn']);

/** Calls of Kysely's builder, which wants some type of each argument. */
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
 * What SQL answers is derived from the tables or parsed: `sql<Row>` and `executeQuery<Row>` only claim it, and so does
 * an `sql` where the builder expects a value, because it takes whatever type is wanted there.
 */
export const uncheckedSql: Rule = {
  create(context): Visitor {
    const path = repositoryPath(context.filename) ?? '';
    if (path in saidIn) return {};
    const message =
      'Nothing checks this type: use columnsOf, the expressions or parsedRows of db/statements.';
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

/** As a value of an object, or as an argument of the builder. */
function isWanted(parent: unknown): boolean {
  if (!isNode(parent)) return false;
  if (parent.type === 'Property') return true;
  const callee = parent.type === 'CallExpression' ? parent['callee'] : undefined;
  return isNode(callee) && building.has(nameOf(callee['property']));
}

function isBelieved(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  const object = nameOf(callee['object']);
  // `vi.fn` is a test's.
  return object === 'sql' || (object !== 'vi' && believing.has(nameOf(callee['property'])));
}

import { repositoryPath } from '../repository-path.ts';
import { problemOf } from './expression-time.ts';
import { isNode, nameOf, type Rule, type RuleNode, type Visitor } from './rule.ts';

/** Files whose expressions are built while they run, so that they cannot be analysed here, with the reasons. */
const builtWhileRunning: Record<string, string> = {
  'apps/api/src/db/write-schema/schema-text.ts':
    'one word of our own between two boundaries, in a file that we write',
  'packages/domain/src/fold-search.ts': 'one class of the letters of our own table',
  'packages/i18n/src/glossary.ts': 'our own terms, looked for in our own texts by tests',
  'packages/ui/src/fonts/cut-fonts.ts': 'the name of a file of ours, in a style sheet of ours',
};

/** Expressions in tests may be slow: they match what our own programs wrote. */
const tests = /\.(?:test|spec)\.tsx?$|\/(?:e2e|testing|test)\//;

/**
 * No regular expression takes more than linear time, whatever text it gets: a header of 16 kB once stopped
 * the API for 0.3 s. Expressions that are built while running are refused.
 */
export const linearExpressions: Rule = {
  create(context): Visitor {
    const path = repositoryPath(context.filename) ?? '';
    if (tests.test(`/${path}`)) return {};
    const constants = new Map<string, unknown>();
    const check = (node: RuleNode, pattern: string, flags: string): void => {
      const message = problemOf(pattern, flags);
      if (message !== undefined) context.report({ node, message });
    };
    const checkBuilt = (node: RuleNode): void => {
      if (nameOf(node['callee']) !== 'RegExp' || path in builtWhileRunning) return;
      const [pattern, flags] = Array.isArray(node['arguments']) ? node['arguments'] : [];
      const text = textOf(pattern, constants);
      const given = flags === undefined ? '' : textOf(flags, constants);
      if (text !== undefined && given !== undefined) return check(node, text, given);
      const message =
        'Nothing can check an expression that is built while running: write a literal, build it of constants of this file, or compare strings.';
      context.report({ node, message });
    };
    return {
      Program(node) {
        for (const [name, value] of constantsOf(node)) constants.set(name, value);
      },
      Literal(node) {
        const expression = expressionOf(node);
        if (expression !== undefined) check(node, expression.pattern, expression.flags);
      },
      NewExpression: checkBuilt,
      CallExpression: checkBuilt,
    };
  },
};

function expressionOf(node: RuleNode): { pattern: string; flags: string } | undefined {
  const { regex } = node;
  if (typeof regex !== 'object' || regex === null) return undefined;
  if (!('pattern' in regex) || !('flags' in regex)) return undefined;
  return { pattern: String(regex.pattern), flags: String(regex.flags) };
}

/** The values of a module's own `const`s by name. */
function constantsOf(program: RuleNode): [name: string, value: unknown][] {
  return nodesIn(program['body'])
    .map((statement) => (isNode(statement['declaration']) ? statement['declaration'] : statement))
    .filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'const')
    .flatMap(({ declarations }) => nodesIn(declarations))
    .map(({ id, init }) => [nameOf(id), init]);
}

/** The text of a value that is known before the program runs; undefined for any other. */
function textOf(node: unknown, constants: ReadonlyMap<string, unknown>): string | undefined {
  if (!isNode(node)) return undefined;
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? node['value'] : undefined;
    case 'Identifier':
      return textOf(constants.get(nameOf(node)), constants);
    case 'TemplateLiteral':
      return templateOf(node, 'cooked', constants);
    case 'TaggedTemplateExpression':
      return isRaw(node['tag']) && isNode(node['quasi'])
        ? templateOf(node['quasi'], 'raw', constants)
        : undefined;
    case 'MemberExpression':
      return nameOf(node['property']) === 'source'
        ? sourceOf(node['object'], constants)
        : undefined;
    default:
      return undefined;
  }
}

/** Whether it is the tag `String.raw`. */
function isRaw(tag: unknown): boolean {
  return isNode(tag) && nameOf(tag['object']) === 'String' && nameOf(tag['property']) === 'raw';
}

function sourceOf(node: unknown, constants: ReadonlyMap<string, unknown>): string | undefined {
  const value = constants.get(nameOf(node));
  return isNode(value) ? expressionOf(value)?.pattern : undefined;
}

function templateOf(
  template: RuleNode,
  kind: 'cooked' | 'raw',
  constants: ReadonlyMap<string, unknown>,
): string | undefined {
  const values = nodesIn(template['expressions']).map((value) => textOf(value, constants));
  if (values.includes(undefined)) return undefined;
  const texts = nodesIn(template['quasis']).map(({ value }) =>
    typeof value === 'object' && value !== null ? String(Reflect.get(value, kind)) : '',
  );
  return texts.map((text, at) => text + (values[at] ?? '')).join('');
}

function nodesIn(value: unknown): RuleNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

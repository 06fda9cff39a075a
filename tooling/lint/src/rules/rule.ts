/** The part of ESLint's rule interface that our rules use; oxlint supports it. */
export interface Rule {
  create(context: RuleContext): Visitor;
}

/** Callbacks by node type. */
export type Visitor = Record<string, (node: RuleNode) => void>;

export interface RuleContext {
  filename: string;
  sourceCode: { getAllComments(): RuleNode[]; text: string };
  report(problem: { node: RuleNode; message: string }): void;
}

/** A node of the syntax tree; its fields depend on its type. */
export interface RuleNode {
  type: string;
  [field: string]: unknown;
}

export function isNode(value: unknown): value is RuleNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The name of an identifier, a JSX name or a key; empty for any other node. */
export function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';
}

/** The text of a template literal, with a letter in place of each value. */
export function templateText(template: RuleNode): string {
  const quasis = Array.isArray(template['quasis']) ? template['quasis'].filter(isNode) : [];
  return quasis.map(({ value }) => rawText(value)).join('x');
}

function rawText(value: unknown): string {
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : '';
}

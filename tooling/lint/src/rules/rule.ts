/** The part of the ESLint rule interface that ours use; oxlint runs rules of that shape. */
export interface Rule {
  create(context: RuleContext): Visitor;
}

/** What to do at each type of node. */
export type Visitor = Record<string, (node: RuleNode) => void>;

export interface RuleContext {
  filename: string;
  sourceCode: { getAllComments(): RuleNode[]; text: string };
  report(problem: { node: RuleNode; message: string }): void;
}

/** A node of the syntax tree; which fields it has depends on its type. */
export interface RuleNode {
  type: string;
  [field: string]: unknown;
}

export function isNode(value: unknown): value is RuleNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

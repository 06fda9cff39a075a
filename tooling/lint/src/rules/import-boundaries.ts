import { forbiddenReason } from '../boundaries.ts';
import { importedPath, repositoryPath } from '../repository-path.ts';
import { isNode, type Rule, type RuleContext, type RuleNode } from './rule.ts';

/** Imports follow the directions in `boundaries.ts`, type imports included. */
export const importBoundaries: Rule = {
  create(context) {
    const check = (node: RuleNode) => checkSource(context, node);
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

function checkSource(context: RuleContext, node: RuleNode): void {
  const source = isNode(node['source']) ? node['source']['value'] : undefined;
  const from = repositoryPath(context.filename);
  if (typeof source !== 'string' || !from) return;
  const to = importedPath(context.filename, source);
  const message = to && forbiddenReason(from, to, isAtOnce(node));
  if (message) context.report({ node, message });
}

function isAtOnce({ type, importKind, exportKind }: RuleNode): boolean {
  return type !== 'ImportExpression' && importKind !== 'type' && exportKind !== 'type';
}

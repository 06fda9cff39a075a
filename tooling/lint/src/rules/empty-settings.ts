import { isNode, nameOf, type Rule } from './rule.ts';

const message = "Empty means not set, but '??' keeps an empty value: write '||' (or \"?? ''\").";

/** `HOST=` in an env file means not set. */
export const emptySettings: Rule = {
  create: (context) => ({
    LogicalExpression(node) {
      if (node['operator'] !== '??' || !isSetting(node['left']) || isEmptyText(node['right']))
        return;
      context.report({ node, message });
    },
  }),
};

/** `env.HOST`, `process.env.HOST` or either with brackets. */
function isSetting(node: unknown): boolean {
  if (!isNode(node) || node.type !== 'MemberExpression') return false;
  const { object } = node;
  if (nameOf(object) === 'env') return true;
  return (
    isNode(object) && object.type === 'MemberExpression' && nameOf(object['property']) === 'env'
  );
}

function isEmptyText(node: unknown): boolean {
  return isNode(node) && node.type === 'Literal' && node['value'] === '';
}

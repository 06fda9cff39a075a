import { isNode, type Rule } from './rule.ts';

/** `x as unknown as Y` disables type checking: parse the value instead. */
export const doubleAssertion: Rule = {
  create: (context) => ({
    TSAsExpression(node) {
      if (!isNode(node['expression']) || node['expression'].type !== 'TSAsExpression') return;
      const message = 'A double type assertion disables type checking: parse or narrow the value.';
      context.report({ node, message });
    },
  }),
};

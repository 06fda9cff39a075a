import { isNode, type Rule } from './rule.ts';

/** `x as unknown as Y` silences the compiler where it is needed most: parse the value instead. */
export const doubleAssertion: Rule = {
  create: (context) => ({
    TSAsExpression(node) {
      if (!isNode(node['expression']) || node['expression'].type !== 'TSAsExpression') return;
      const message = 'Two type assertions in a row prove nothing: parse or narrow the value.';
      context.report({ node, message });
    },
  }),
};

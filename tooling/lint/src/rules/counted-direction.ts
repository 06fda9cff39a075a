import { isNode, type Rule, type RuleContext, type RuleNode, type Visitor } from './rule.ts';

/**
 * `dir="auto"` goes by the first letter, which in an Arabic post is often that of a Latin name. The
 * kit's fields have it by themselves: nobody counts letters while somebody types.
 */
export const countedDirection: Rule = {
  create(context): Visitor {
    if (!/(?:^|\/)apps\//.test(context.filename)) return {};
    return { JSXAttribute: (node) => check(context, node) };
  },
};

function check(context: RuleContext, node: RuleNode): void {
  const { name, value } = node;
  if (!isNode(name) || name['name'] !== 'dir') return;
  if (!isNode(value) || value['value'] !== 'auto') return;
  const message =
    'dir="auto" goes by the first letter: show people\'s words with directionOf of @buddyline/i18n (in the panel: Words), short texts in <bdi>.';
  context.report({ node, message });
}

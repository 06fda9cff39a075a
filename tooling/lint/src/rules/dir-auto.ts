import { isNode, type Rule, type RuleContext, type RuleNode, type Visitor } from './rule.ts';

/**
 * `dir="auto"` depends on the first letter, which in an Arabic post is often part of a Latin name.
 * The kit's text fields still use it, since the text changes while typing.
 */
export const dirAuto: Rule = {
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
    'dir="auto" depends on the first letter: show user-written text with directionOf of @buddyline/i18n (in the panel: UserText), short texts in <bdi>.';
  context.report({ node, message });
}

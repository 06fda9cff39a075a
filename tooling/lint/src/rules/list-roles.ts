import { isNode, nameOf, type Rule, type RuleNode, type Visitor } from './rule.ts';

const message =
  'Safari reads a list without bullets as none: write role="list", or give it bullets (list-disc).';

/** The reset of our styles removes the bullets of all lists. */
export const listRoles: Rule = {
  create(context): Visitor {
    if (context.filename.endsWith('.test.tsx')) return {};
    return {
      JSXOpeningElement(node) {
        if (!['ul', 'ol'].includes(nameOf(node['name']))) return;
        const { attributes } = node;
        if (Array.isArray(attributes) && attributes.filter(isNode).some(isRoleOrBullets)) return;
        context.report({ node, message });
      },
    };
  },
};

function isRoleOrBullets({ name, value }: RuleNode): boolean {
  if (nameOf(name) === 'role') return true;
  if (nameOf(name) !== 'className' || !isNode(value)) return false;
  return /\blist-(?:disc|decimal)\b/.test(String(value['value']));
}

import {
  isNode,
  nameOf,
  type Rule,
  type RuleContext,
  type RuleNode,
  type Visitor,
} from './rule.ts';

const physicalName =
  /^(?:margin|padding|scrollMargin|scrollPadding|border)(?:Left|Right)|^border(?:Top|Bottom)(?:Left|Right)Radius$/;
const physicalInStyle = /^(?:left|right)$/;
const sidedName = /^(?:textAlign|float|clear)$/;

/** Physical inline styles (left, right) are wrong in one of our two languages. */
export const logicalStyles: Rule = {
  create(context): Visitor {
    if (!context.filename.endsWith('.tsx')) return {};
    return {
      ObjectExpression: (node) => checkNames(context, node, (name) => physicalName.test(name)),
      JSXAttribute(node) {
        const value = node['value'];
        if (nameOf(node['name']) !== 'style' || !isNode(value)) return;
        if (!isNode(value['expression'])) return;
        checkNames(context, value['expression'], (name, side) =>
          sidedName.test(name) ? physicalInStyle.test(side) : physicalInStyle.test(name),
        );
      },
    };
  },
};

function checkNames(
  context: RuleContext,
  object: RuleNode,
  isPhysical: (name: string, value: string) => boolean,
): void {
  const properties = Array.isArray(object['properties']) ? object['properties'] : [];
  for (const property of properties.filter(isNode)) {
    const name = nameOf(property['key']);
    const value = isNode(property['value']) ? String(property['value']['value']) : '';
    if (!isPhysical(name, value)) continue;
    const message = `'${name}' is physical: use marginInlineStart, insetInlineEnd, textAlign: 'end' and the like.`;
    context.report({ node: property, message });
  }
}

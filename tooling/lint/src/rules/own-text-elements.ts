import { repositoryPath } from '../repository-path.ts';
import { isNode, nameOf, type Rule, type RuleNode, templateText, type Visitor } from './rule.ts';

const removed =
  'A text that comes and goes beside others needs an element of its own (<span>): page translators move texts, and React cannot remove what they moved.';
const exchanged =
  'An icon that changes stands before what may be a text, which needs an element of its own (<span>): React removes the old icon and inserts the new one before the text, which page translators move.';
const inserted =
  'What comes and goes stands before a text, which needs an element of its own (<span>): page translators move texts, and React inserts before what they moved.';

/** In the panel, whose pages React changes while they are translated. The elements of `<Trans>` are our own. */
export const ownTextElements: Rule = {
  create(context): Visitor {
    if (!/^(?:apps\/admin\/app|packages\/ui\/src)\//.test(repositoryPath(context.filename) ?? '')) {
      return {};
    }
    const check = (parent: RuleNode) => {
      if (isTranslated(parent)) return;
      const children = contentOf(parent);
      if (children.length < 2) return;
      for (const [at, node] of children.entries()) {
        const choices = choicesOf(node);
        if (choices.some(isText)) context.report({ node, message: removed });
        const next = children[at + 1];
        if (choices.length > 0 && next && isText(expressionOf(next))) {
          context.report({ node: next, message: inserted });
        }
        if (isChangingIcon(node) && next && mayBeText(expressionOf(next))) {
          context.report({ node: next, message: exchanged });
        }
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

function isTranslated({ openingElement }: RuleNode): boolean {
  const name = isNode(openingElement) ? nameOf(openingElement['name']) : '';
  return ['Trans', 'Plural'].includes(name);
}

/** Without the white space between lines. */
function contentOf({ children }: RuleNode): RuleNode[] {
  const nodes = Array.isArray(children) ? children.filter(isNode) : [];
  return nodes.filter(({ type, value }) => type !== 'JSXText' || String(value).trim() !== '');
}

function expressionOf(node: RuleNode): RuleNode {
  const { type, expression } = node;
  return type === 'JSXExpressionContainer' && isNode(expression) ? expression : node;
}

/** What a condition in braces shows; nothing for what is always there. */
function choicesOf(node: RuleNode): RuleNode[] {
  const { type, left, right, consequent, alternate } = expressionOf(node);
  if (type === 'ConditionalExpression') return [consequent, alternate].filter(isNode);
  return type === 'LogicalExpression' ? [left, right].filter(isNode) : [];
}

/** `<Icon of={…}>` of anything but one imported icon. */
function isChangingIcon({ type, openingElement }: RuleNode): boolean {
  if (type !== 'JSXElement' || !isNode(openingElement)) return false;
  const { name, attributes } = openingElement;
  if (nameOf(name) !== 'Icon' || !Array.isArray(attributes)) return false;
  const of = attributes.filter(isNode).find((attribute) => nameOf(attribute['name']) === 'of');
  return (
    of !== undefined && isNode(of['value']) && !/^[A-Z]/.test(nameOf(expressionOf(of['value'])))
  );
}

/** All but elements and conditions, which are looked at themselves. */
function mayBeText(node: RuleNode): boolean {
  const isElement = ['JSXElement', 'JSXFragment'].includes(node.type);
  return !isElement && choicesOf(node).every(isText);
}

/** Literals, templates and t`…`; what a variable has is not known here. */
function isText(node: RuleNode): boolean {
  const { type, value, tag } = node;
  if (type === 'TemplateLiteral') return templateText(node).trim() !== '';
  if (type === 'TaggedTemplateExpression') return nameOf(tag) === 't';
  return ['JSXText', 'Literal'].includes(type) && typeof value === 'string' && value.trim() !== '';
}

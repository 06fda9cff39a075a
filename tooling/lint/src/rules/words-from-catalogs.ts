import { repositoryPath } from '../repository-path.ts';
import {
  isNode,
  nameOf,
  type Rule,
  type RuleContext,
  type RuleNode,
  templateText,
  type Visitor,
} from './rule.ts';

/** Lingui's components, whose content goes into the catalogs. */
const translated = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
/** Elements whose content is the same in every language; a `time` is formatted, not translated. */
const untranslated = new Set(['code', 'kbd', 'KeyCap', 'script', 'style', 'time']);

/** Props that end up in front of a person: HTML's own, and those of our components. */
const wordProps = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'empty',
  'heading',
  'hint',
  'label',
  'placeholder',
  'subtitle',
  'title',
]);

const words = /\p{L}{2}/u;

/** Every word that a person reads comes from the catalogs, in both languages. */
export const wordsFromCatalogs: Rule = {
  create(context): Visitor {
    if (!showsWords(repositoryPath(context.filename) ?? '')) return {};
    const open: string[] = [];
    const isFree = () => open.every((name) => !translated.has(name) && !untranslated.has(name));
    const check = (node: RuleNode, text: string | undefined) => {
      if (text !== undefined && words.test(text) && isFree()) report(context, node, text);
    };
    return {
      JSXElement: (node) => void open.push(elementName(node)),
      'JSXElement:exit': () => void open.pop(),
      JSXText: (node) => check(node, textOf(node)),
      // The attributes of an element are visited inside of it, those of `<Trans>` are Lingui's own.
      JSXAttribute(node) {
        if (wordProps.has(nameOf(node['name']))) check(node, textOf(node['value']));
      },
      JSXExpressionContainer(node) {
        if (isContent(node)) check(node, textOf(node));
      },
    };
  },
};

/** Pages and the kit; what tests and the kit's showcase say is not shown to visitors. */
function showsWords(path: string): boolean {
  if (path.endsWith('.test.tsx')) return false;
  return /^(?:apps\/[^/]+\/app|packages\/ui\/src)\/.*\.tsx$/.test(path);
}

function report(context: RuleContext, node: RuleNode, text: string): void {
  const message = `'${text.trim()}' stands in one language: take it from the catalogs (<Trans>, t\`…\`), or as a prop in packages/ui.`;
  context.report({ node, message });
}

/** Braces among the children of an element, not behind an attribute's name. */
function isContent(node: RuleNode): boolean {
  return isNode(node['parent']) && node['parent'].type !== 'JSXAttribute';
}

/** The text of a literal, a template without tag, or braces around one of them. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'JSXExpressionContainer') return textOf(node['expression']);
  if (node.type === 'TemplateLiteral') return templateText(node);
  return typeof node['value'] === 'string' ? node['value'] : undefined;
}

function elementName(element: RuleNode): string {
  return isNode(element['openingElement']) ? nameOf(element['openingElement']['name']) : '';
}

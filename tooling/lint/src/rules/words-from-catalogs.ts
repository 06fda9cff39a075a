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

/** Lingui's components, whose content is extracted to the catalogs. */
const translated = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
/** Elements whose content is the same in every language; a `time` is formatted, not translated. */
const untranslated = new Set(['code', 'kbd', 'KeyCap', 'script', 'style', 'time']);

/** Props that users see: HTML's and our components'. */
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

/** Visible texts come from the catalogs, in both languages. */
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
      // Attributes are visited inside their element, so those of `<Trans>`, which are Lingui's, are
      // skipped.
      JSXAttribute(node) {
        if (wordProps.has(nameOf(node['name']))) check(node, textOf(node['value']));
      },
      JSXExpressionContainer(node) {
        if (isContent(node)) check(node, textOf(node));
      },
    };
  },
};

/** Pages and the kit, without tests and the kit's showcase. */
function showsWords(path: string): boolean {
  if (path.endsWith('.test.tsx')) return false;
  return /^(?:apps\/[^/]+\/app|packages\/ui\/src)\/.*\.tsx$/.test(path);
}

function report(context: RuleContext, node: RuleNode, text: string): void {
  const message = `'${text.trim()}' is not translated: take it from the catalogs (<Trans>, t\`…\`), or as a prop in packages/ui.`;
  context.report({ node, message });
}

/** Whether braces are a child of an element and not an attribute's value. */
function isContent(node: RuleNode): boolean {
  return isNode(node['parent']) && node['parent'].type !== 'JSXAttribute';
}

/** The text of a literal or an untagged template, with or without braces. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'JSXExpressionContainer') return textOf(node['expression']);
  if (node.type === 'TemplateLiteral') return templateText(node);
  return typeof node['value'] === 'string' ? node['value'] : undefined;
}

function elementName(element: RuleNode): string {
  return isNode(element['openingElement']) ? nameOf(element['openingElement']['name']) : '';
}

import type { Rule, RuleContext, RuleNode, Visitor } from './rule.ts';

const physical =
  /^-?(?:m[lr]|p[lr]|left|right|border-[lr]|rounded-(?:l|r|tl|tr|bl|br)|scroll-[mp][lr])-\S|^(?:border-[lr]|rounded-(?:l|r|tl|tr|bl|br)|(?:text|float|clear)-(?:left|right)|(?:bg|object|origin)-(?:(?:top|bottom)-)?(?:left|right))$/;

/** There is no logical translation: in one direction the class needs its mirror, `rtl:-translate-x-2`. */
const moved = /^-?translate-x-\S/;
const isMirror = (word: string): boolean => /^rtl:-?translate-x-\S/.test(word);

/** Components, and tables of classes beside them. */
const mayHaveClasses = (file: string): boolean =>
  file.endsWith('.tsx') || (file.endsWith('.ts') && /\/app\/|packages\/ui\//.test(file));

/** Physical Tailwind classes (left, right) are wrong in one of our two languages. */
export const logicalClasses: Rule = {
  create(context): Visitor {
    if (!mayHaveClasses(context.filename)) return {};
    return {
      Literal: (node) => checkText(context, node, node['value']),
      TemplateElement(node) {
        const value = node['value'];
        if (typeof value === 'object' && value !== null && 'cooked' in value) {
          checkText(context, node, value.cooked);
        }
      },
    };
  },
};

function checkText(context: RuleContext, node: RuleNode, text: unknown): void {
  if (typeof text !== 'string') return;
  const found = physicalClass(text);
  if (found === undefined) return;
  const message = `'${found}' is physical: use ms-, pe-, start-, end-, border-s, text-end and the like, or add its mirror for rtl:.`;
  context.report({ node, message });
}

/** The first physical class in a class list. */
export function physicalClass(text: string): string | undefined {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const isMirrored = words.some(isMirror);
  return words.find((word) => {
    const utility = word.slice(variantEnd(word)).replace(/^!/, '');
    return physical.test(utility) || (moved.test(utility) && !isMirrored);
  });
}

/** Where the utility begins: after the last colon outside brackets (`hover:`, `data-[x=a:b]:`). */
function variantEnd(word: string): number {
  let depth = 0;
  let end = 0;
  for (let index = 0; index < word.length; index += 1) {
    const character = word.charAt(index);
    if ('[('.includes(character)) depth += 1;
    else if ('])'.includes(character)) depth -= 1;
    else if (character === ':' && depth === 0) end = index + 1;
  }
  return end;
}

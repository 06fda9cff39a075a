import { repositoryPath } from '../repository-path.ts';
import { selectorFiles } from '../selector-files.ts';
import { isNode, nameOf, type Rule, type Visitor } from './rule.ts';

/** Take a selector wherever they are called, on a page, a part of one or an element. */
const finders = new Set(
  'locator frameLocator $ $$ $eval $$eval waitForSelector querySelector querySelectorAll'
    .split(' ')
    .concat(
      'closest matches getElementsByClassName getElementsByTagName getElementById'.split(' '),
    ),
);

/** Take one when they are called on a page itself, and none on what was found in it. */
const pageActions = new Set(
  'check click dblclick dispatchEvent dragAndDrop fill focus getAttribute hover innerHTML innerText'
    .split(' ')
    .concat('inputValue isChecked isDisabled isEditable isEnabled isHidden isVisible'.split(' '))
    .concat('press selectOption setInputFiles tap textContent type uncheck'.split(' ')),
);

/** Browser tests find things as people do: by role and name, label, text. */
export const rolesInBrowserTests: Rule = {
  create(context): Visitor {
    const path = repositoryPath(context.filename) ?? '';
    if (!isBrowserTest(path) || path in selectorFiles) return {};
    return {
      CallExpression(node) {
        const callee = isNode(node['callee']) ? node['callee'] : undefined;
        const method = nameOf(callee?.['property']);
        const isOnPage = nameOf(callee?.['object']) === 'page';
        if (!finders.has(method) && !(isOnPage && pageActions.has(method))) return;
        const message =
          'Find it by role, label or text. A part without any of them needs a helper that is listed in tooling/lint/src/selector-files.ts.';
        context.report({ node, message });
      },
    };
  },
};

function isBrowserTest(path: string): boolean {
  return /\/e2e\/|\.browser\.test\./.test(path) || path.startsWith('tooling/tests/src/');
}

import type { Rule } from './rule.ts';

const directive = /^\s*(?:(?:oxlint|eslint)-disable|@ts-(?:expect-error|ignore|nocheck))/;
const withReason = /--\s*\S{3}|@ts-expect-error\s+\S{3}/;

/** A suppression must state its reason: `// oxlint-disable-next-line rule -- the reason`. */
export const reasonedSuppression: Rule = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const text = String(comment['value']);
        if (!directive.test(text) || withReason.test(text)) continue;
        const message = 'State why the rule is suppressed, after two dashes: -- the reason.';
        context.report({ node: comment, message });
      }
    },
  }),
};

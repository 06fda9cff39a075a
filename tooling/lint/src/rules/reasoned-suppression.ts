import type { Rule } from './rule.ts';

const directive = /^\s*(?:(?:oxlint|eslint)-disable|@ts-(?:expect-error|ignore|nocheck))/;
const withReason = /--\s*\S{3}|@ts-expect-error\s+\S{3}/;

/** A switched-off rule says why: `// oxlint-disable-next-line rule -- the reason`. */
export const reasonedSuppression: Rule = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const text = String(comment['value']);
        if (!directive.test(text) || withReason.test(text)) continue;
        const message = 'Say why the rule is off, behind two dashes: -- the reason.';
        context.report({ node: comment, message });
      }
    },
  }),
};

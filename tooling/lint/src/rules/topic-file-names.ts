import { basename } from 'node:path';
import type { Rule } from './rule.ts';

const vague = /^(?:utils?|helpers?|misc|common|types?|stuff|lib|index)\.(?:[jt]sx?|mts|mjs)$/;

/** A file is named for its topic; a drawer for everything is where duplicates hide. */
export const topicFileNames: Rule = {
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename);
      if (!vague.test(name)) return;
      context.report({
        node,
        message: `'${name}' says nothing about its topic: name what is in it.`,
      });
    },
  }),
};

import { basename } from 'node:path';
import type { Rule } from './rule.ts';

const vague = /^(?:utils?|helpers?|misc|common|types?|stuff|lib|index)\.(?:[jt]sx?|mts|mjs)$/;

/** A file is named for its topic; catch-all files collect duplicates. */
export const topicFileNames: Rule = {
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename);
      if (!vague.test(name)) return;
      context.report({
        node,
        message: `'${name}' is not a topic: name the file for its content.`,
      });
    },
  }),
};

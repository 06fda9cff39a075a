import { doubleAssertion } from './rules/double-assertion.ts';
import { importBoundaries } from './rules/import-boundaries.ts';
import { logicalClasses } from './rules/logical-classes.ts';
import { reasonedSuppression } from './rules/reasoned-suppression.ts';
import { sqlInSqlFiles } from './rules/sql-in-sql-files.ts';
import { topicFileNames } from './rules/topic-file-names.ts';

/** The rules of this repository that no published plugin has. */
export default {
  meta: { name: 'buddyline' },
  rules: {
    'double-assertion': doubleAssertion,
    'import-boundaries': importBoundaries,
    'logical-classes': logicalClasses,
    'reasoned-suppression': reasonedSuppression,
    'sql-in-sql-files': sqlInSqlFiles,
    'topic-file-names': topicFileNames,
  },
};

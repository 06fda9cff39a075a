import { databaseClock } from './rules/database-clock.ts';
import { dirAuto } from './rules/dir-auto.ts';
import { doubleAssertion } from './rules/double-assertion.ts';
import { emptySettings } from './rules/empty-settings.ts';
import { importBoundaries } from './rules/import-boundaries.ts';
import { linearExpressions } from './rules/linear-expressions.ts';
import { listRoles } from './rules/list-roles.ts';
import { logicalClasses } from './rules/logical-classes.ts';
import { logicalStyles } from './rules/logical-styles.ts';
import { ownTextElements } from './rules/own-text-elements.ts';
import { reasonedSuppression } from './rules/reasoned-suppression.ts';
import { rightsNotRoles } from './rules/rights-not-roles.ts';
import { rolesInBrowserTests } from './rules/roles-in-browser-tests.ts';
import { sqlInSqlFiles } from './rules/sql-in-sql-files.ts';
import { topicFileNames } from './rules/topic-file-names.ts';
import { uncheckedSql } from './rules/unchecked-sql.ts';
import { wordsFromCatalogs } from './rules/words-from-catalogs.ts';

/** This repository's own rules. */
export default {
  meta: { name: 'buddyline' },
  rules: {
    'database-clock': databaseClock,
    'dir-auto': dirAuto,
    'double-assertion': doubleAssertion,
    'empty-settings': emptySettings,
    'import-boundaries': importBoundaries,
    'linear-expressions': linearExpressions,
    'list-roles': listRoles,
    'logical-classes': logicalClasses,
    'logical-styles': logicalStyles,
    'own-text-elements': ownTextElements,
    'reasoned-suppression': reasonedSuppression,
    'rights-not-roles': rightsNotRoles,
    'roles-in-browser-tests': rolesInBrowserTests,
    'sql-in-sql-files': sqlInSqlFiles,
    'topic-file-names': topicFileNames,
    'unchecked-sql': uncheckedSql,
    'words-from-catalogs': wordsFromCatalogs,
  },
};

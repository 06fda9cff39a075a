import type { ActivityVerb } from '@buddyline/domain/activity';
import type { SanctionKind } from '@buddyline/domain/sanction';

/** What is audited of each kind of sanction. */
export const sanctionVerbs = {
  message: 'message',
  warning: 'warn',
  suspension: 'suspend',
} as const satisfies Record<SanctionKind, ActivityVerb>;

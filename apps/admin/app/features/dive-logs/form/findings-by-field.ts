import type { DiveLog } from '@buddyline/domain/dive-log';
import type { Finding } from '@buddyline/domain/dive-log-findings';
import type { MessageKey } from '@buddyline/domain/messages';

type FieldName = keyof DiveLog;

/**
 * Which field says what looks wrong: those that this edit has changed, and the first one where the
 * log was odd before. Each finding is said once per changed field, never beside all it is about.
 */
export function findingsByField(
  findings: readonly Finding[],
  isChanged: (name: FieldName) => boolean,
): Map<FieldName, MessageKey[]> {
  const byField = new Map<FieldName, MessageKey[]>();
  for (const { message, fields } of findings) {
    const changed = fields.filter(isChanged);
    for (const name of changed.length > 0 ? changed : fields.slice(0, 1)) {
      byField.set(name, [...(byField.get(name) ?? []), message]);
    }
  }
  return byField;
}

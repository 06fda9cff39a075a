import type { DiveLog } from '@buddyline/domain/dive-log';
import type { Finding } from '@buddyline/domain/dive-log-findings';
import type { MessageKey } from '@buddyline/domain/messages';

type FieldName = keyof DiveLog;

/**
 * The fields at which to show each finding: those of its fields that this edit has changed, or else
 * its first field.
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

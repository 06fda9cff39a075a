import { useLingui } from '@lingui/react/macro';
import { preparedName } from '../../text/prepared-name.ts';

/**
 * The prepared reasons for disabling a post (`reason-field.tsx`), in both languages: an entry has the one in the language
 * of whoever chose it.
 */
const preparedReasons = {
  Advertising: 'advertising',
  إعلانات: 'advertising',
  Insults: 'insults',
  إهانات: 'insults',
  'Not about diving': 'other-subject',
  'لا علاقة له بالغوص': 'other-subject',
  'Somebody in it has not agreed': 'not-agreed',
  'يظهر فيه شخص لم يوافق': 'not-agreed',
} as const;

/** Names a prepared reason in the language of the panel; own words stay as they are. */
export function useReasonName(): (reason: string) => string {
  const { t } = useLingui();
  const names = {
    advertising: t`Advertising`,
    insults: t`Insults`,
    'other-subject': t`Not about diving`,
    'not-agreed': t`Somebody in it has not agreed`,
  };
  return (reason) => preparedName(reason, preparedReasons, names);
}

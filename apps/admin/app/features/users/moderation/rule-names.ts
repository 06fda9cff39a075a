import { useLingui } from '@lingui/react/macro';
import { preparedName } from '../../../shared/text/prepared-name.ts';

/**
 * The reasons that every deployment begins with, in the languages of people (`preset-texts.ts` of the API). A sanction
 * has the one in the language of its person.
 */
const firstRules = {
  'A friendly reminder': 'reminder',
  'تذكير ودي': 'reminder',
  Advertising: 'advertising',
  إعلانات: 'advertising',
  Insults: 'insults',
  إهانات: 'insults',
  'Repeated violations': 'repeated',
  'مخالفات متكررة': 'repeated',
} as const;

/** Names a reason in the language of the panel; one that staff have written is shown as it is. */
export function useRuleName(): (rule: string) => string {
  const { t } = useLingui();
  const names = {
    reminder: t`A friendly reminder`,
    advertising: t`Advertising`,
    insults: t`Insults`,
    repeated: t`Repeated violations`,
  };
  return (rule) => preparedName(rule, firstRules, names);
}

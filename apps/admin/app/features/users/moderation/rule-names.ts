import { useLingui } from '@lingui/react/macro';

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

/** Staff write it: 'constructor' is a property of every object. */
const isFirst = (rule: string): rule is keyof typeof firstRules => Object.hasOwn(firstRules, rule);

/** Names a reason in the language of the panel; one that staff have written is shown as it is. */
export function useRuleName(): (rule: string) => string {
  const { t } = useLingui();
  const names = {
    reminder: t`A friendly reminder`,
    advertising: t`Advertising`,
    insults: t`Insults`,
    repeated: t`Repeated violations`,
  };
  return (rule) => (isFirst(rule) ? names[firstRules[rule]] : rule);
}

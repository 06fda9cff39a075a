import { presetLocales } from '@buddyline/domain/preset';
import type { SanctionKind } from '@buddyline/domain/sanction';
import { Field } from '@buddyline/ui/field';
import { Select } from '@buddyline/ui/select';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../../language/use-language.ts';
import { useRuleName } from '../rule-names.ts';
import { presetsQuery } from '../../../../shared/query/presets-query.ts';
import { type ActionDraft, withReason } from './action-draft.ts';

interface Props {
  kind: SanctionKind;
  /** The language of the person's mails; undefined while it is loading. */
  locale: string | undefined;
  draft: ActionDraft;
  onChange: (changes: Partial<ActionDraft>) => void;
}

/** Prepared texts in the person's language. A chosen one replaces another, and is added to what was typed. */
export function Reason({ kind, locale, draft, onChange }: Props) {
  const { t } = useLingui();
  const ruleName = useRuleName();
  const known = presetLocales.find((one) => one === locale);
  const { data: presets = [] } = useQuery({
    ...presetsQuery(kind, known ?? 'en'),
    enabled: known !== undefined,
  });
  const names = new Intl.DisplayNames(useLanguage(), { type: 'language' });
  const language = <bdi>{known && names.of(known)}</bdi>;

  function choose(id: string) {
    onChange(
      withReason(
        draft,
        kind,
        presets.find((one) => one.id === id),
      ),
    );
  }

  return (
    <Field
      label={t`Reason`}
      hint={<Trans>The prepared texts are in their language: {language}</Trans>}
    >
      <Select
        name="rule"
        value={presets.find(({ title }) => title === draft.rule)?.id ?? ''}
        options={[
          { value: '', label: t`No prepared text` },
          ...presets.map(({ id, title }) => ({ value: id, label: ruleName(title) })),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
    </Field>
  );
}

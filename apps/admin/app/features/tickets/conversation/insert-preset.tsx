import { presetLocales } from '@buddyline/domain/preset';
import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import TextQuote from 'lucide-react/icons/text-quote';
import { useState } from 'react';
import { useLanguage } from '../../../language/use-language.ts';
import { ChoicePalette } from '../../../shared/form/choice-palette.tsx';
import { shortLabel } from '../../../shared/text/short-label.ts';
import { presetsQuery } from '../../../shared/query/presets-query.ts';

interface Props {
  /** The language of the reporter's mails. */
  locale: string;
  onInsert: (text: string) => void;
}

/** Prepared texts in the reporter's language; a chosen one goes into the reply. */
export function InsertPreset({ locale, onInsert }: Props) {
  const { t } = useLingui();
  const own = useLanguage();
  const [open, setOpen] = useState(false);
  const { data: presets, isPending } = useQuery({
    ...presetsQuery('ticket-reply', presetLocales.find((one) => one === locale) ?? own),
    enabled: open,
  });
  return (
    <>
      <Button
        variant="ghost"
        className="-ms-3"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon of={TextQuote} directional />
        <Trans>Insert a prepared text</Trans>
      </Button>
      <ChoicePalette
        open={open}
        onClose={() => setOpen(false)}
        label={t`Prepared texts`}
        placeholder={t`Some words of the text`}
        empty={
          presets?.length === 0 ? t`There are no prepared texts in this language yet.` : undefined
        }
        icon={TextQuote}
        options={(presets ?? []).map(({ id, title, text }) => ({
          value: id,
          label: title,
          // Short: the palette would cut text of the other direction at its beginning.
          hint: shortLabel(text, 30),
          words: text,
        }))}
        busy={isPending}
        onChoose={(chosen) => {
          const preset = presets?.find(({ id }) => id === chosen);
          if (preset) onInsert(preset.text);
        }}
      />
    </>
  );
}

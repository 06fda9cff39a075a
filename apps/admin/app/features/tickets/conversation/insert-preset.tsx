import { presetLocales } from '@buddyline/domain/preset';
import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import TextQuote from 'lucide-react/icons/text-quote';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLanguage } from '../../../language/use-language.ts';
import { presetsQuery } from '../../../shared/query/presets-query.ts';
import { QueryView } from '../../../shared/query/query-view.tsx';
import { UserText } from '../../../shared/text/user-text.tsx';

interface Props {
  /** The language of the reporter's mails. */
  locale: string;
  onInsert: (text: string) => void;
}

/** Prepared texts in the reporter's language; a chosen one goes into the reply. */
export function InsertPreset({ locale, onInsert }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes what its button opens
    <div onKeyDown={onKeyDown} className={open ? 'min-w-0 grow basis-full' : 'min-w-0'}>
      <Button
        ref={button}
        variant="ghost"
        className="-ms-3"
        size="sm"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon of={TextQuote} directional />
        <Trans>Insert a prepared text</Trans>
      </Button>
      {open && (
        <div id={listId} className="mt-2 rounded-card border bg-surface">
          <Presets
            locale={locale}
            onChoose={(text) => {
              setOpen(false);
              onInsert(text);
            }}
          />
        </div>
      )}
    </div>
  );
}

interface PresetsProps {
  locale: string;
  onChoose: (text: string) => void;
}

function Presets({ locale, onChoose }: PresetsProps) {
  const { t } = useLingui();
  const own = useLanguage();
  const query = useQuery(
    presetsQuery('ticket-reply', presetLocales.find((one) => one === locale) ?? own),
  );
  return (
    <QueryView query={query} loading={<div aria-busy className="h-10" />}>
      {(presets) =>
        presets.length === 0 ? (
          <p className="p-3 text-xs text-ink-muted">
            <Trans>There are no prepared texts in this language yet.</Trans>
          </p>
        ) : (
          <ul
            role="list"
            aria-label={t`Prepared texts`}
            className="grid max-h-60 grid-cols-1 overflow-y-auto p-1"
          >
            {presets.map(({ id, title, text }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => onChoose(text)}
                  className="w-full rounded-control px-3 py-2 text-start hover:bg-surface-sunken focus-visible:-outline-offset-2"
                >
                  <UserText as="span" className="block truncate font-medium">
                    {title}
                  </UserText>
                  <UserText as="span" className="block truncate text-xs text-ink-muted">
                    {text}
                  </UserText>
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}

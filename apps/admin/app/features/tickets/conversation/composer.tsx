import { useCan } from '../../../shared/query/use-can.tsx';
import { hasStatus } from '@buddyline/api-client/api-error';
import { bounds } from '@buddyline/domain/constants';
import type { Ticket, TicketStatus } from '@buddyline/domain/ticket';
import type { TicketMessage } from '@buddyline/domain/ticket-message';
import { Button } from '@buddyline/ui/button';
import { Field } from '@buddyline/ui/field';
import { Icon } from '@buddyline/ui/icon';
import { Textarea } from '@buddyline/ui/textarea';
import { Tooltip } from '@buddyline/ui/tooltip';
import { isSubmitKey } from '@buddyline/ui/submit-key';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { modifierKey } from '../../../shared/keyboard/modifier-key.ts';
import { fetchFirstTouch } from '../../../shared/lazy/first-touch.ts';
import { typedAhead } from '../../../shared/keyboard/typed-ahead.ts';
import { ComposerMode } from './composer-mode.tsx';
import { sendMutation } from './conversation-queries.ts';
import { type Draft, useDraft, writeDraft } from './drafts.ts';
import type { DraftKey } from '../../../shared/form/draft-store.ts';
import { InsertPreset } from './insert-preset.tsx';
import { lastOfOthers, writtenSince } from './written-since.ts';
import { WrittenMeanwhile } from './written-meanwhile.tsx';

interface Props {
  ticket: Ticket;
  messages: readonly TicketMessage[];
  /** The language of the reporter's mails. */
  locale: string;
  draftKey: DraftKey;
  /** Each further press focuses the text. */
  presses: number;
  onReplied: () => void;
  /** Goes on to the next ticket of the list, if there is one; null where it is known that there is none. */
  goOn: (() => boolean) | null;
  /** Somebody else has written meanwhile. */
  onOvertaken: () => void;
}

/** Writes a reply or an internal note; what is typed is kept as a draft. */
export function Composer({ ticket, messages, locale, draftKey, presses, ...rest }: Props) {
  const { onReplied, goOn, onOvertaken } = rest;
  const { t } = useLingui();
  const draft = useDraft(draftKey);
  const can = useCan();
  const mayReply = can('tickets.reply');
  const mayNote = can('tickets.note');
  const [mode, setMode] = useState(draft?.isInternal ?? false);
  const isInternal = mayNote && (!mayReply || (draft?.isInternal ?? mode));
  const [error, setError] = useState<string | null>(null);
  const send = useMutation(sendMutation(useQueryClient(), ticket, draftKey));
  const area = useRef<HTMLTextAreaElement>(null);
  const readButton = useRef<HTMLButtonElement>(null);
  const newer = draft ? writtenSince(messages, draft.seen, draftKey.personId) : [];
  useEffect(() => {
    if (presses === 0) return;
    const typed = typedAhead.take();
    if (typed !== '') change({ text: `${draft?.text ?? ''}${typed}` });
    writeOn(area.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each press
  }, [presses]);

  const seen = lastOfOthers(messages, draftKey.personId);
  function change(changes: Partial<Draft>) {
    setError(null);
    writeDraft(draftKey, { text: '', isInternal, seen, ...draft, ...changes });
  }

  function submit(status?: TicketStatus) {
    if (send.isPending) return;
    const body = draft?.text.trim() ?? '';
    if (body === '' || body.length > bounds.messageMax) {
      setError(
        body === '' ? t`Write something first.` : t`At most ${bounds.messageMax} characters.`,
      );
      area.current?.focus();
    } else if (newer.length > 0) readButton.current?.focus();
    else {
      const message = { body, isInternal, seen: draft?.seen ?? null };
      send.mutate(status ? { ...message, status } : message, {
        onError: (failure) => {
          if (hasStatus(failure, 409)) onOvertaken();
        },
        onSuccess: () => {
          if (!isInternal) onReplied();
          if (isTypingOn(area.current)) return;
          if (status === 'CLOSED' && goOn?.() === true) {
            // What is typed from now on is for the next ticket.
            area.current?.blur();
            return;
          }
          // The buttons move down, below what was written.
          void fetchFirstTouch().then((code) => code.shieldPage()());
          // The keys of the ticket work again.
          document.querySelector('h1')?.focus({ preventScroll: true });
        },
      });
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') event.currentTarget.blur();
    if (!isSubmitKey(event)) return;
    event.preventDefault();
    submit(event.shiftKey && !isInternal ? 'CLOSED' : undefined);
  }

  return (
    <div className="grid grid-cols-1 gap-3 border-t pt-5">
      {mayReply && mayNote && (
        <ComposerMode
          isInternal={isInternal}
          onMode={(next) => {
            setMode(next);
            if (draft) change({ isInternal: next });
            writeOn(area.current);
          }}
        />
      )}
      {newer.length > 0 && (
        <WrittenMeanwhile
          messages={newer}
          button={readButton}
          onRead={() => {
            change({ seen });
            writeOn(area.current);
          }}
        />
      )}
      <Field
        label={isInternal ? t`Internal note` : t`Reply to the reporter`}
        hint={isInternal ? t`Only staff read it.` : <ReplyHint hasNext={goOn !== null} />}
        error={error}
      >
        <Textarea
          ref={area}
          name="message"
          value={draft?.text ?? ''}
          onChange={({ target }) => change({ text: target.value })}
          onKeyDown={onKeyDown}
          // Above the bar of phones when it gets the focus.
          className={`max-h-96 max-sm:scroll-mb-24 ${isInternal ? 'border-2 border-dashed' : ''}`}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        {!isInternal && (
          <InsertPreset
            locale={locale}
            onInsert={(text) => {
              change({ text: draft ? `${draft.text.trimEnd()}\n\n${text}` : text });
              area.current?.focus();
            }}
          />
        )}
        <SendButtons
          isInternal={isInternal}
          pending={send.isPending}
          hasNext={goOn !== null}
          onSubmit={submit}
        />
      </div>
    </div>
  );
}

/** Focuses a text, to write after what it has. */
function writeOn(area: HTMLTextAreaElement | null): void {
  if (!area || area === document.activeElement) return;
  area.setSelectionRange(area.value.length, area.value.length);
  area.focus();
  // Its margin is that of the bar on phones, which the focus does not ask for.
  area.scrollIntoView({ block: 'nearest' });
}

/** Whether the person has meanwhile gone on writing, in this field or in another one. */
function isTypingOn(area: HTMLTextAreaElement | null): boolean {
  const { activeElement } = document;
  if (activeElement === area) return area?.value !== '';
  return activeElement?.matches('input, select, textarea') === true;
}

function ReplyHint({ hasNext }: { hasNext: boolean }) {
  const key = modifierKey();
  return (
    <>
      <Trans>The reporter reads it in the app and by email.</Trans>{' '}
      <span className="hidden pointer-fine:inline">
        {hasNext ? (
          <Trans>{key} + Enter sends it; with Shift it also closes the ticket and goes on.</Trans>
        ) : (
          <Trans>{key} + Enter sends it; with Shift it closes the ticket too.</Trans>
        )}
      </span>
    </>
  );
}

interface SendButtonsProps {
  isInternal: boolean;
  pending: boolean;
  /** Who closes the ticket goes on to the next one. */
  hasNext: boolean;
  onSubmit: (status?: TicketStatus) => void;
}

/** As in every form, the button that stands out is the one of Ctrl+Enter. */
function SendButtons({ isInternal, pending, hasNext, onSubmit }: SendButtonsProps) {
  const { t } = useLingui();
  const key = modifierKey();
  return (
    <div className="ms-auto flex flex-wrap justify-end gap-3">
      {isInternal ? (
        <Tooltip text={t`${key} + Enter adds it`}>
          <Button variant="primary" pending={pending} onClick={() => onSubmit()}>
            <Icon of={Lock} />
            <Trans>Add note</Trans>
          </Button>
        </Tooltip>
      ) : (
        <>
          <Button
            variant="outline"
            pending={pending}
            aria-keyshortcuts="Control+Shift+Enter"
            onClick={() => onSubmit('CLOSED')}
          >
            {hasNext ? <Trans>Send, close & next</Trans> : <Trans>Send & close</Trans>}
          </Button>
          <Button
            variant="primary"
            pending={pending}
            aria-keyshortcuts="Control+Enter"
            onClick={() => onSubmit()}
          >
            <Icon of={SendHorizontal} directional />
            <Trans>Send</Trans>
          </Button>
        </>
      )}
    </div>
  );
}

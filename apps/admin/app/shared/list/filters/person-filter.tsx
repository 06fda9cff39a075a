import { handleOf } from '@buddyline/domain/user';
import { bounds } from '@buddyline/domain/constants';
import { Field } from '@buddyline/ui/field';
import { TextInput } from '@buddyline/ui/text-input';
import { useDebounced } from '@buddyline/ui/use-debounced';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { peopleQuery } from './people-query.ts';

interface Props {
  name: string;
  label: string;
  hint?: string | undefined;
  onChoose: (personId: string) => void;
}

/** Finds the person whom a list is filtered by, by name; the browser suggests the matches. */
export function PersonFilter({ name, label, hint, onChoose }: Props) {
  const { t } = useLingui();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const settle = useDebounced(setSearch);
  const { data: people = [], isPlaceholderData } = useQuery(peopleQuery(search));
  const isFound = search === searchOf(typed) && !isPlaceholderData;

  function choose(personId: string) {
    setTyped('');
    settle.cancel();
    onChoose(personId);
  }

  function change({ nativeEvent, target }: ChangeEvent<HTMLInputElement>) {
    const text = target.value;
    // Somebody who types may go on, from `@ali` to `@alice`.
    const chosen = isTyping(nativeEvent)
      ? undefined
      : people.find((one) => handleOf(one.username) === text);
    if (chosen) return choose(chosen.id);
    setTyped(text);
    settle.later(searchOf(text));
  }

  function enter({ key, nativeEvent }: KeyboardEvent<HTMLInputElement>) {
    if (key !== 'Enter' || nativeEvent.isComposing) return;
    const [only, ...others] = isFound ? people : [];
    const exact = people.find(({ username }) => username === searchOf(typed));
    const chosen = exact ?? (others.length === 0 ? only : undefined);
    if (chosen) choose(chosen.id);
    else settle.now(searchOf(typed));
  }

  return (
    <Field label={label} hint={hint}>
      <TextInput
        name={name}
        list={listId}
        autoComplete="off"
        maxLength={bounds.searchMax}
        placeholder={t`Type a name`}
        value={typed}
        onChange={change}
        onKeyDown={enter}
      />
      <datalist id={listId}>
        {people.map((person) => (
          <option key={person.id} value={handleOf(person.username)}>
            {person.fullName}
          </option>
        ))}
      </datalist>
    </Field>
  );
}

function searchOf(text: string): string {
  return text.replace(/^@/, '').trim();
}

/** False if a suggestion was chosen: browsers then send a plain event, or say that they replaced the text. */
function isTyping(event: Event): boolean {
  const how = event instanceof InputEvent ? event.inputType : '';
  return how !== '' && how !== 'insertReplacementText';
}

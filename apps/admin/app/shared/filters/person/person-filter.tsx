import { bounds, debounceMs } from '@buddyline/domain/constants';
import { Field } from '@buddyline/ui/field';
import { TextInput } from '@buddyline/ui/text-input';
import { useDebounced } from '@buddyline/ui/use-debounced';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { peopleQuery } from './people-query.ts';

interface Props {
  name: string;
  label: string;
  hint?: string;
  onChoose: (personId: string) => void;
}

/** Finds the person whom a list is filtered by, by name; the browser suggests the matches. */
export function PersonFilter({ name, label, hint, onChoose }: Props) {
  const { t } = useLingui();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const settle = useDebounced(setSearch, debounceMs);
  const people = useQuery(peopleQuery(search)).data ?? [];

  function type(text: string) {
    const chosen = people.find(({ username }) => `@${username}` === text);
    setTyped(chosen ? '' : text);
    if (chosen) onChoose(chosen.id);
    else settle.later(text.replace(/^@/, '').trim());
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
        onChange={({ target }) => type(target.value)}
      />
      <datalist id={listId}>
        {people.map(({ id, username, fullName }) => (
          <option key={id} value={`@${username}`}>
            {fullName}
          </option>
        ))}
      </datalist>
    </Field>
  );
}

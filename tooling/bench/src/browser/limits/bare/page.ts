import { createElement as el, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * What a browser needs at least to draw users with React: nine of them in a table with a search box, and a record that a
 * click opens. No router, no styles, no languages, no rights.
 */

interface User {
  id: string;
  username: string;
  email: string;
}

/** What a list or a record has. */
type Answer = Partial<User> & { data?: User[] };

function useAnswer(path: string): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const { data } = await (await fetch(`/api/${path}`)).json();
      if (isWanted) setAnswer(data);
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [path]);
  return answer;
}

function UserTable({ onOpen }: { onOpen: (id: string) => void }) {
  const [search, setSearch] = useState('');
  const users = useAnswer(`users?page=1&limit=9&search=${search}`)?.data ?? [];
  const row = ({ id, username, email }: User) => {
    const link = {
      href: `/bare/users/${id}`,
      'data-row-link': true,
      onClick: (event: { preventDefault: () => void }) => {
        event.preventDefault();
        onOpen(id);
      },
    };
    return el('tr', { key: id }, el('td', null, el('a', link, username)), el('td', null, email));
  };
  return el(
    'main',
    null,
    el('input', { type: 'search', onChange: ({ target }) => setSearch(target.value) }),
    el('table', null, el('tbody', null, users.map(row))),
  );
}

function UserRecord({ id }: { id: string }) {
  const user = useAnswer(`users/${id}/profile`);
  if (user === undefined) return null;
  return el('main', null, el('h1', { 'data-record': true }, user.username), user.email);
}

function BarePage() {
  const [id, setId] = useState<string>();
  const open = (opened: string) => {
    history.pushState(null, '', `/bare/users/${opened}`);
    setId(opened);
  };
  return id === undefined ? el(UserTable, { onOpen: open }) : el(UserRecord, { id });
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(el(BarePage));

import { useState } from 'react';
import { Button } from '../src/button.tsx';
import { CopyButton } from '../src/copy-button.tsx';
import { PageHeader } from '../src/page-header.tsx';
import { TabBar } from '../src/tab-bar.tsx';
import { Section } from './section.tsx';
import type { Words } from './words.ts';

interface NavigationProps {
  words: Words;
  dir: 'ltr' | 'rtl';
}

export function Navigation({ words, dir }: NavigationProps) {
  const [tab, setTab] = useState('#posts');
  return (
    <Section title={words.navigation}>
      <TabBar
        label={words.navigation}
        dir={dir}
        value={tab}
        options={[
          { label: words.posts, value: '#posts' },
          { label: words.diveLogs, value: '#dive-logs' },
          { label: words.certificates, value: '#certificates' },
          { label: words.tickets, value: null, reason: words.noTickets },
        ]}
        renderLink={({ href, children, ...rest }) => (
          <a {...rest} href={href} onClick={() => setTab(href)}>
            {children}
          </a>
        )}
      >
        {words.tabText}
      </TabBar>
    </Section>
  );
}

export function SampleHeader({ words }: { words: Words }) {
  return (
    <PageHeader
      title={words.title}
      subtitle={words.subtitle}
      breadcrumb={`${words.users} / @mira`}
      actions={
        <>
          <CopyButton text="mira" label={words.copyId} copiedLabel={words.copied} />
          <Button variant="outline">{words.view}</Button>
          <Button>{words.edit}</Button>
          <Button variant="destructive">{words.remove}</Button>
        </>
      }
    />
  );
}

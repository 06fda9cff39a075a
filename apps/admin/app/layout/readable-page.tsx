import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { rightsOf } from '../sections.ts';
import { hasUnsavedChanges } from '../shared/changes/dirty-forms.ts';
import { lazyComponent } from '../shared/lazy/lazy-component.tsx';
import { useCan } from '../shared/query/use-can.tsx';

const UnknownPage = lazyComponent(async () => (await import('./unknown-page.tsx')).default);

/** The page, or that of an unknown address for somebody who may not read it. */
export function ReadablePage({ children }: { children: ReactNode }) {
  const isReadable = rightsOf(useLocation().pathname).every(useCan());
  return isReadable || hasUnsavedChanges() ? children : <UnknownPage />;
}

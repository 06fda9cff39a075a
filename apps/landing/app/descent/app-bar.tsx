import { Mark } from '@buddyline/ui/mark';
import type { ReactNode } from 'react';

/** The top of a screen of the app. */
export function AppBar({ title }: { title: ReactNode }) {
  return (
    <div className="app-bar">
      <Mark className="size-6" />
      <b>{title}</b>
    </div>
  );
}

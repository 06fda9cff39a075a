import * as Tabs from '@radix-ui/react-tabs';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { buttonClasses } from './button-classes.ts';
import { Tooltip } from './tooltip.tsx';

export interface TabOption {
  label: string;
  /** A path; null disables the tab, and then `reason` says why. */
  value: string | null;
  reason?: string;
}

/** What the app's own link element gets; it must pass on every prop, `ref` included. */
export interface TabLinkProps {
  href: string;
  children: ReactNode;
  className: string;
  type: undefined;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface TabBarProps {
  /** Names the row of tabs for screen readers. */
  label: string;
  options: readonly TabOption[];
  /** The current path's option. */
  value: string;
  /** `({ href, ...props }) => <Link to={href} {...props} />` */
  renderLink: (props: TabLinkProps) => ReactElement;
  /** The panel: the route's outlet. */
  children?: ReactNode;
  /** Which way the arrow keys go; the document's own direction unless told. */
  dir?: 'ltr' | 'rtl';
}

/**
 * Tabs whose triggers are links, so that each can be opened in a new tab of the browser. Arrow keys
 * move the focus only; Enter, Space or a click goes there (manual activation).
 */
export function TabBar({ label, options, value, renderLink, children, dir }: TabBarProps) {
  return (
    <Tabs.Root value={value} activationMode="manual" dir={dir ?? documentDirection()}>
      <Tabs.List
        aria-label={label}
        // What can be scrolled clips what lies around a tab: its focus ring is drawn within.
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] **:-outline-offset-2"
      >
        {options.map((option) =>
          option.value === null ? (
            <DisabledTab key={option.label} option={option} />
          ) : (
            <Tabs.Trigger key={option.value} value={option.value} asChild>
              {renderLink({
                href: option.value,
                children: option.label,
                className: buttonClasses({ variant: 'tab' }),
                // Radix marks its trigger `type="button"`, which on a link would name a media type.
                type: undefined,
                onKeyDown: followOnSpace,
              })}
            </Tabs.Trigger>
          ),
        )}
      </Tabs.List>
      {children !== undefined && (
        <Tabs.Content value={value} className="pt-5">
          {children}
        </Tabs.Content>
      )}
    </Tabs.Root>
  );
}

/** Disabled, yet in reach of the arrow keys: otherwise nobody at the keyboard learns the reason. */
function DisabledTab({ option }: { option: TabOption }) {
  const tab = (
    <Tabs.Trigger
      value={`disabled:${option.label}`}
      aria-disabled="true"
      aria-controls={undefined}
      className={buttonClasses({ variant: 'tab' })}
    >
      {option.label}
    </Tabs.Trigger>
  );
  return option.reason === undefined ? tab : <Tooltip text={option.reason}>{tab}</Tooltip>;
}

/** A tab answers to Space, a link does not. */
function followOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

function documentDirection(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}

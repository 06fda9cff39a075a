import * as Tabs from '@radix-ui/react-tabs';
import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { buttonClasses } from './button-classes.ts';
import { Tooltip } from './tooltip.tsx';

export interface TabOption {
  label: string;
  /** A path; null disables the tab, and `reason` explains why. */
  value: string | null;
  reason?: string;
}

/** The props of the app's link component, which must pass on all of them, `ref` included. */
export interface TabLinkProps {
  href: string;
  children: ReactNode;
  className: string;
  type: undefined;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface TabBarProps {
  /** The accessible name of the tab list. */
  label: string;
  options: readonly TabOption[];
  /** The current path's option. */
  value: string;
  /** `({ href, ...props }) => <Link to={href} {...props} />` */
  renderLink: (props: TabLinkProps) => ReactElement;
  /** The panel: the route's outlet. */
  children?: ReactNode;
  /** The direction of the arrow keys; by default the document's. */
  dir?: 'ltr' | 'rtl';
}

/**
 * Tabs whose triggers are links, so that each can be opened in a new browser tab. Arrow keys move
 * only the focus; Enter, Space or a click activates a tab (manual activation).
 */
export function TabBar({ label, options, value, renderLink, children, dir }: TabBarProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => revealTab(list.current, value), [value]);
  return (
    <Tabs.Root value={value} activationMode="manual" dir={dir ?? documentDirection()}>
      <Tabs.List
        ref={list}
        aria-label={label}
        // The scroll container clips outer focus rings, so tabs draw theirs inside.
        // On phones a soft edge tells that there are more.
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] **:-outline-offset-2 [--edge:3rem] max-sm:soft-end"
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
                // Radix sets `type="button"`, which on a link would be a media type.
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

/** Scrolls the list to its current tab, which on phones may be beyond its edge; never the page. */
function revealTab(list: HTMLElement | null, value: string): void {
  const tabs = [...(list?.querySelectorAll('[role="tab"]') ?? [])];
  // Radix ends a trigger's id with its value.
  const tab = tabs.find(({ id }) => id.endsWith(`-${value}`))?.getBoundingClientRect();
  if (!list || !tab) return;
  const { left, right } = list.getBoundingClientRect();
  if (tab.left < left || tab.right > right) {
    list.scrollBy({ left: tab.left + tab.width / 2 - (left + right) / 2 });
  }
}

/** Disabled but focusable by arrow keys, so that keyboard users can read the reason. */
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

/** Tabs are activated by Space, links are not. */
function followOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

function documentDirection(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}

import { Icon } from '@buddyline/ui/icon';
import { Mark } from '@buddyline/ui/mark';
import { classes } from '@buddyline/ui/classes';
import { useLingui } from '@lingui/react/macro';
import { Link, NavLink } from 'react-router';
import { paths } from '../paths.ts';
import { brand } from '../brand.ts';
import { Preferences } from '../shared/preferences.tsx';
import { sections, type Section } from './sections.ts';
import { ShortcutSwitch } from './shortcut-switch.tsx';
import { SignedInPerson } from './signed-in-person.tsx';

interface Props {
  /** Told when a link was followed, so that the drawer can close. */
  onNavigate?: () => void;
}

/** The panel's one navigation: fixed at the side from 1024 px up, in a drawer below. */
export function Sidebar({ onNavigate }: Props) {
  const { t } = useLingui();
  return (
    <div className="flex h-full flex-col overflow-y-auto bg-sidebar text-sidebar-ink">
      <Link
        to={paths.dashboard}
        onClick={onNavigate}
        className="flex items-center gap-3 px-5 py-6 text-lg font-semibold"
      >
        <Mark className="size-7" />
        {brand}
      </Link>
      <nav aria-label={t`Sections`} className="grow px-3">
        <ul className="grid gap-1">
          {sections.map((section) => (
            <li key={section.to}>
              <SectionLink section={section} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-3 border-t border-sidebar-line mx-3 px-2 py-4">
        <div className="flex items-center justify-between">
          <Preferences />
          <ShortcutSwitch />
        </div>
        <SignedInPerson />
      </div>
    </div>
  );
}

function SectionLink({ section, onNavigate }: Props & { section: Section }) {
  const { i18n } = useLingui();
  return (
    <NavLink
      to={section.to}
      prefetch="intent"
      onClick={onNavigate}
      className={({ isActive }) =>
        classes(
          'flex items-center gap-3 rounded-control px-3 py-2 transition-colors',
          isActive
            ? 'bg-sidebar-raised font-medium text-sidebar-ink'
            : 'text-sidebar-ink-muted hover:bg-sidebar-raised/60 hover:text-sidebar-ink',
        )
      }
    >
      <Icon of={section.icon} size={20} />
      {i18n._(section.label)}
    </NavLink>
  );
}

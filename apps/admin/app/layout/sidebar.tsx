import { Icon } from '@buddyline/ui/icon';
import { IconButton } from '@buddyline/ui/icon-button';
import { Mark } from '@buddyline/ui/mark';
import { classes } from '@buddyline/ui/classes';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import Keyboard from 'lucide-react/icons/keyboard';
import { Link, useLocation, useNavigation } from 'react-router';
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import type { Section } from '../sections.ts';
import { isLive } from '../shared/changes/live/use-live.ts';
import { lazyComponent } from '../shared/lazy/lazy-component.tsx';
import { Preferences } from '../shared/preferences.tsx';
import { useAnnouncedSections, useSections } from './announced-sections.ts';
import type { Overlay } from './overlay.ts';
import { SearchEverything } from './search-everything.tsx';
import { SignedInPerson } from './signed-in-person.tsx';

const UnansweredCount = lazyComponent(
  async () => (await import('./unanswered-count.tsx')).UnansweredCount,
);

interface Props {
  /** Called when a link is clicked, so that the drawer can close. */
  onNavigate?: () => void;
  onOpen: (overlay: Overlay) => void;
}

/** The panel's navigation: a fixed sidebar from 1024 px up, in a drawer below. */
export function Sidebar({ onNavigate, onOpen }: Props) {
  const { t } = useLingui();
  return (
    <div className="sidebar bg-sidebar text-sidebar-ink">
      <Link
        to={paths.dashboard}
        onClick={onNavigate}
        className="flex items-center gap-3 px-5 py-6 text-lg font-semibold"
      >
        <Mark className="size-7" />
        {brand}
      </Link>
      <SearchEverything onClick={() => onOpen('palette')} />
      <nav aria-label={t`Sections`} className="px-3">
        <ul role="list" className="grid gap-1">
          {useSections().map((section) => (
            <li key={section.to}>
              <SectionLink section={section} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      </nav>
      <OptionalLinks onNavigate={onNavigate} />
      <div className="sidebar-foot border-sidebar-line">
        <div className="-mx-2 flex items-center justify-between">
          <Preferences />
          <IconButton
            icon={Keyboard}
            label={t`Keyboard shortcuts`}
            aria-haspopup="dialog"
            onClick={() => onOpen('keys')}
            className="text-sidebar-ink! hover:bg-current/10!"
          />
        </div>
        <SignedInPerson />
      </div>
    </div>
  );
}

/** Below the seven links, above the foot's line, where they move nothing when they appear. */
function OptionalLinks({ onNavigate }: Pick<LinkProps, 'onNavigate'>) {
  const sections = useAnnouncedSections();
  return (
    <div
      className={classes(
        'grid content-start gap-1 px-3 py-3 empty:hidden',
        heights[sections.length],
      )}
    >
      {sections.map((section) => (
        <SectionLink key={section.to} section={section} onNavigate={onNavigate} />
      ))}
    </div>
  );
}

/** Of so many links: the page may arrive in parts, and the first link must not be moved by the others. */
const heights = [
  '',
  'min-h-15 [@media(height<44rem)]:min-h-13.5',
  'min-h-25 [@media(height<44rem)]:min-h-22',
  'min-h-35 [@media(height<44rem)]:min-h-30.5',
];

interface LinkProps {
  section: Section;
  onNavigate: (() => void) | undefined;
}

/** Not the router's NavLink, which is half a kilobyte more in every page's first scripts. */
function SectionLink({ section, onNavigate }: LinkProps) {
  const { i18n } = useLingui();
  const name = i18n._(section.label);
  const countId = useId();
  // Kept up to date by what the live connection tells.
  const isCounted = isLive.useValue() && section.to === paths.tickets;
  const here = useLocation();
  // At once, also while the page is on its way.
  const { pathname } = useNavigation().location ?? here;
  const isActive = `${pathname.toLowerCase()}/`.startsWith(`${section.to}/`);
  return (
    <Link
      to={section.to}
      prefetch="intent"
      onClick={onNavigate}
      aria-current={isActive ? 'page' : undefined}
      aria-describedby={isCounted ? countId : undefined}
      className={classes(
        'flex h-9 items-center gap-3 rounded-control px-3 transition-colors pointer-coarse:h-11 [@media(height<44rem)]:h-7.5',
        isActive
          ? 'bg-sidebar-raised font-medium text-sidebar-ink'
          : 'text-sidebar-ink-muted hover:bg-sidebar-raised/60 hover:text-sidebar-ink',
      )}
    >
      <Icon of={section.icon} size={20} className={isActive ? 'text-accent' : undefined} />
      <span>{name}</span>
      {isCounted && <UnansweredCount id={countId} />}
    </Link>
  );
}

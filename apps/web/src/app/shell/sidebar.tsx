import { ActionIcon, Tooltip } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconSearch } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { Mark } from '../../components/mark.tsx';
import { RequestsCount } from '../../features/requests/components/requests-count.tsx';
import { pages } from '../../lib/pages.ts';
import { useSessionUser } from '../../lib/session/session-store.ts';
import { currentEntry, groupsFor, mayOpen, navSections } from '../navigation.ts';
import { NavGroup } from './nav-group.tsx';
import { NavLink } from './nav-link.tsx';
import { Notices } from './notices.tsx';
import { openPalette } from './open-palette.ts';
import classes from './sidebar.module.css';
import { UserCorner } from './user-corner.tsx';

interface SidebarProps {
  readonly narrow: boolean;
  /** Wide/narrow switch; the drawer of a phone has none. */
  readonly onToggle?: () => void;
  /** Keyboard shortcuts; a phone has no use for them. */
  readonly onHelp?: () => void;
  /** After a link was followed (the drawer closes). */
  readonly onNavigate?: () => void;
}

export function Sidebar({ narrow, onToggle, onHelp, onNavigate }: SidebarProps) {
  const { capabilities } = useSessionUser();
  const current = currentEntry(useLocation().pathname);
  const ToggleIcon = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const toggleLabel = narrow ? 'Allarga il menu' : 'Restringi il menu';
  return (
    <div className={classes.sidebar} data-narrow={narrow || undefined}>
      <div className={classes.brand}>
        <Link
          to={pages.dashboard}
          className={classes.home}
          aria-label="Truciolo, dashboard"
          onClick={onNavigate}
        >
          <Mark />
          {narrow ? null : 'Truciolo'}
        </Link>
        {onToggle ? <Notices /> : null}
        {onToggle ? (
          <Tooltip label={toggleLabel} position="right">
            <ActionIcon size={26} aria-label={toggleLabel} aria-expanded={!narrow} onClick={onToggle}>
              <ToggleIcon size={17} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        ) : null}
      </div>
      <button
        type="button"
        className={classes.search}
        onClick={openPalette}
        {...(narrow && { 'aria-label': 'Cerca o crea' })}
      >
        <IconSearch size={16} stroke={1.6} aria-hidden="true" />
        {narrow ? null : (
          <>
            Cerca o crea<kbd>Ctrl K</kbd>
          </>
        )}
      </button>
      <nav className={classes.nav} aria-label="Principale">
        {navSections.map((section) => (
          <ul key={section[0]?.to} className={classes.section}>
            {section.map((entry) => (
              <li key={entry.to}>
                <NavLink
                  entry={entry}
                  current={entry.to === current}
                  locked={!mayOpen(entry, capabilities)}
                  narrow={narrow}
                  onNavigate={onNavigate}
                  count={entry.to === pages.requests ? <RequestsCount narrow={narrow} /> : null}
                />
              </li>
            ))}
          </ul>
        ))}
        {groupsFor(capabilities).map((group) => (
          <NavGroup
            key={group.label}
            group={group}
            current={current}
            narrow={narrow}
            onWiden={onToggle}
            onNavigate={onNavigate}
          />
        ))}
      </nav>
      <UserCorner narrow={narrow} onHelp={onHelp} />
    </div>
  );
}

import { Tooltip } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { NavEntry } from '../navigation.ts';
import classes from './sidebar.module.css';

interface NavLinkProps {
  readonly entry: NavEntry;
  readonly current: boolean;
  readonly locked?: boolean;
  readonly narrow: boolean;
  readonly onNavigate?: (() => void) | undefined;
  /** Number of things that wait behind the entry. */
  readonly count?: ReactNode;
}

export function NavLink({ entry, current, locked = false, narrow, onNavigate, count = null }: NavLinkProps) {
  const Icon = entry.icon;
  const label = locked ? `${entry.label} (funzione non attiva)` : entry.label;
  return (
    <Tooltip label={label} position="right" disabled={!narrow && !locked}>
      <Link
        to={entry.to}
        className={classes.link}
        aria-current={current ? 'page' : undefined}
        aria-label={narrow || locked ? label : undefined}
        onClick={onNavigate}
      >
        <Icon size={16} stroke={1.6} aria-hidden="true" />
        {narrow ? null : <span className={classes.label}>{entry.label}</span>}
        {count}
        {locked && !narrow ? (
          <IconLock size={13} stroke={1.6} aria-hidden="true" className={classes.lock} />
        ) : null}
      </Link>
    </Tooltip>
  );
}

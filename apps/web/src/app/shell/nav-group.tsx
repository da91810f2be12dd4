import { Tooltip } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import type { NavGroup as Group } from '../navigation.ts';
import { NavLink } from './nav-link.tsx';
import classes from './sidebar.module.css';

interface NavGroupProps {
  readonly group: Group;
  readonly current: string | null;
  readonly narrow: boolean;
  /** A narrow sidebar has no room for a group: it widens first. */
  readonly onWiden?: (() => void) | undefined;
  readonly onNavigate?: (() => void) | undefined;
}

/** A foldable group. It opens by itself when the current page belongs to it. */
export function NavGroup({ group, current, narrow, onWiden, onNavigate }: NavGroupProps) {
  const holdsCurrent = group.entries.some((entry) => entry.to === current);
  const [open, setOpen] = useState(holdsCurrent);
  const listId = useId();
  useEffect(() => {
    if (holdsCurrent) setOpen(true);
  }, [holdsCurrent]);
  const shown = open && !narrow;
  const toggle = () => {
    if (narrow) onWiden?.();
    setOpen(narrow || !open);
  };
  const Icon = group.icon;
  return (
    <div className={classes.group}>
      <Tooltip label={group.label} position="right" disabled={!narrow}>
        <button
          type="button"
          className={classes.link}
          aria-expanded={shown}
          aria-controls={listId}
          aria-label={narrow ? group.label : undefined}
          data-holds-current={(holdsCurrent && !shown) || undefined}
          onClick={toggle}
        >
          <Icon size={16} stroke={1.6} aria-hidden="true" />
          {narrow ? null : (
            <>
              <span className={classes.label}>{group.label}</span>
              <IconChevronRight size={14} stroke={1.6} aria-hidden="true" className={classes.chevron} />
            </>
          )}
        </button>
      </Tooltip>
      <ul id={listId} hidden={!shown} className={classes.entries}>
        {group.entries.map((entry) => (
          <li key={entry.to}>
            <NavLink entry={entry} current={entry.to === current} narrow={narrow} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </div>
  );
}

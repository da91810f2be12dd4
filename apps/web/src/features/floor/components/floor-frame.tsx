import { ActionIcon } from '@mantine/core';
import { IconBuildingFactory2, IconClock, IconQrcode, IconTimeline } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { FLOOR_PATH } from '../../../entities/jobs/job-paths.ts';
import { ScanDialog } from '../scan/scan-dialog.tsx';
import classes from './floor.module.css';

const VIEWS = [
  { to: FLOOR_PATH, label: 'Le mie fasi', icon: IconTimeline },
  { to: `${FLOOR_PATH}/macchine`, label: 'Macchine', icon: IconBuildingFactory2 },
  { to: `${FLOOR_PATH}/giornata`, label: 'La mia giornata', icon: IconClock },
] as const;

interface FloorFrameProps {
  readonly title: string;
  readonly note: string;
  /** The person, with the ways to leave where there are any. */
  readonly person: ReactNode;
  readonly children: ReactNode;
}

/** Around the views of the floor: the person and the scanner on top, the views under the thumb. */
export function FloorFrame({ title, note, person, children }: FloorFrameProps) {
  const { pathname } = useLocation();
  const [isScanning, setScanning] = useState(false);
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        {person}
        <div className={classes.topText}>
          <h1>{title}</h1>
          <span className="small muted">{note}</span>
        </div>
        <ActionIcon
          size={52}
          variant="default"
          aria-label="Inquadra un codice"
          onClick={() => setScanning(true)}
        >
          <IconQrcode size={24} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </header>
      <div className={classes.content}>{children}</div>
      <nav className={classes.views} data-foot-bar aria-label="Viste del reparto">
        {VIEWS.map(({ to, label, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            className={classes.view}
            aria-current={pathname.replace(/\/$/, '') === to ? 'page' : undefined}
          >
            <Icon size={22} stroke={1.6} aria-hidden="true" />
            {label}
          </Link>
        ))}
      </nav>
      {isScanning ? <ScanDialog onClose={() => setScanning(false)} /> : null}
    </div>
  );
}

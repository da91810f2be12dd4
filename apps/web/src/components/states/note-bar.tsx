import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Tone } from '../tags/pill.tsx';
import classes from './states.module.css';

interface NoteBarProps {
  readonly tone: Exclude<Tone, 'plain'>;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

const icons = {
  ok: IconCheck,
  warn: IconAlertTriangle,
  bad: IconAlertTriangle,
  info: IconInfoCircle,
} as const;

/** One line inside a page: done, careful, failed, good to know. */
export function NoteBar({ tone, children, actions }: NoteBarProps) {
  const Icon = icons[tone];
  return (
    <div className={classes.note} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon size={16} stroke={1.6} aria-hidden="true" />
      <div>{children}</div>
      {actions ? <div className={classes.noteEnd}>{actions}</div> : null}
    </div>
  );
}

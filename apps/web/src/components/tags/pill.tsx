import type { ReactNode } from 'react';
import classes from './pill.module.css';

export type Tone = 'plain' | 'ok' | 'warn' | 'bad' | 'info';

interface PillProps {
  readonly tone?: Tone;
  readonly children: ReactNode;
}

/** A state with its dot: "Bozza", "Inviato", "Accettato". */
export function Pill({ tone = 'plain', children }: PillProps) {
  return (
    <span className={classes.pill} data-tone={tone}>
      {children}
    </span>
  );
}

/** A small remark in a frame: "da confermare", "in arrivo". */
export function Tag({ tone = 'plain', children }: PillProps) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  );
}

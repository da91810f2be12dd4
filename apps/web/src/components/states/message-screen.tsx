import type { ReactNode } from 'react';
import classes from './states.module.css';

interface MessageScreenProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly actions?: ReactNode;
}

/** A page with a single message: access refused, page missing, work in progress. */
export function MessageScreen({ title, children, icon, actions }: MessageScreenProps) {
  return (
    <div className={classes.screen}>
      {icon}
      <h1 className={classes.screenTitle}>{title}</h1>
      <div className={classes.text}>{children}</div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </div>
  );
}

import { IconShieldCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './drop-start.module.css';

interface DropStartProps {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly lead: string;
  readonly buttons: ReactNode;
  /** Where the file goes, and where not. */
  readonly privacy: string;
  /** Above the frame: the error of the last file. */
  readonly problem?: ReactNode;
  /** Below it: other ways to begin. */
  readonly children?: ReactNode;
}

/** The empty page of a tool that reads a file: its purpose and the first step. */
export function DropStart({ drawing, title, lead, buttons, privacy, problem, children }: DropStartProps) {
  return (
    <div className={classes.start}>
      {problem}
      <div className={classes.drop}>
        {drawing}
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.lead}>{lead}</p>
        <div className={classes.buttons}>{buttons}</div>
        <p className={classes.privacy}>
          <IconShieldCheck size={16} stroke={1.6} aria-hidden="true" />
          {privacy}
        </p>
      </div>
      {children}
    </div>
  );
}

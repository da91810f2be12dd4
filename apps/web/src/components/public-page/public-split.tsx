import type { ReactNode } from 'react';
import { ChipDrawing } from './chip-drawing.tsx';
import classes from './public-page.module.css';

interface PublicSplitProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Content below the form, behind a rule. */
  readonly below?: ReactNode;
}

/** A short form beside the dimensioned drawing of the chip. */
export function PublicSplit({ title, lead, children, below }: PublicSplitProps) {
  return (
    <div className={classes.split}>
      <div className={classes.splitForm}>
        <h1 className={classes.title}>{title}</h1>
        {lead ? <p className={classes.lead}>{lead}</p> : null}
        {children}
        {below ? <p className={classes.below}>{below}</p> : null}
      </div>
      <div className={classes.art}>
        <ChipDrawing />
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { CutDrawing } from './cut-drawing.tsx';
import classes from './states.module.css';

interface EmptyStateProps {
  /** One sentence that teaches what will stand here. */
  readonly text: ReactNode;
  /** One button that starts it. */
  readonly action?: ReactNode;
  readonly picture?: ReactNode;
}

export function EmptyState({ text, action, picture = <CutDrawing /> }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {picture}
      <p className={classes.text}>{text}</p>
      {action}
    </div>
  );
}

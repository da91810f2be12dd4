import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { errorText } from '../../lib/error-text.ts';
import classes from './states.module.css';

interface ErrorStateProps {
  /** The failed action, in a few words. */
  readonly title: string;
  readonly error: unknown;
  readonly retry?: () => void;
  /** Another action beside "Riprova". */
  readonly action?: ReactNode;
  /** A sentence that helps more than the error's own one. */
  readonly children?: ReactNode;
}

export function ErrorState({ title, error, retry, action, children }: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{children ?? errorText(error)}</p>
      <div className={classes.actions}>
        {retry ? <Button onClick={retry}>Riprova</Button> : null}
        {action}
      </div>
    </div>
  );
}

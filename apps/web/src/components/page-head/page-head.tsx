import type { ReactNode } from 'react';
import classes from './page-head.module.css';

interface PageHeadProps {
  readonly title: ReactNode;
  /** A short note beside the title, in a lighter tone. */
  readonly note?: ReactNode;
  /** The page's one primary action (`<Button variant="filled">`), last at the right. */
  readonly action?: ReactNode;
  /** Secondary controls, left of the primary action. */
  readonly tools?: ReactNode;
  /** A 40 px strip below the head: tabs, filters or a line of facts. */
  readonly strip?: ReactNode;
}

export function PageHead({ title, note, action, tools, strip }: PageHeadProps) {
  return (
    <>
      <header className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        {note ? <span className={classes.note}>{note}</span> : null}
        {tools || action ? (
          <div className={classes.end}>
            {tools}
            {action}
          </div>
        ) : null}
      </header>
      {strip ? <div className={classes.strip}>{strip}</div> : null}
    </>
  );
}

interface PageBodyProps {
  readonly children: ReactNode;
  /** Reading width for forms and texts; tables and drawings take all there is. */
  readonly width?: 'full' | 'form';
}

export function PageBody({ children, width = 'full' }: PageBodyProps) {
  return (
    <div className={width === 'form' ? `${classes.body} ${classes.form}` : classes.body}>{children}</div>
  );
}

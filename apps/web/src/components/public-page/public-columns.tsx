import type { ReactNode } from 'react';
import classes from './public-page.module.css';

interface Fact {
  readonly title: string;
  readonly text: ReactNode;
}

interface PublicColumnsProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly facts: readonly Fact[];
  readonly after?: ReactNode;
  /** The form. */
  readonly children: ReactNode;
}

/** A form with information beside it; below it on a phone. */
export function PublicColumns({ title, lead, facts, after, children }: PublicColumnsProps) {
  return (
    <div className={`${classes.wrap} ${classes.cols}`}>
      <div className={classes.aside}>
        <h1 className={classes.title}>{title}</h1>
        {lead ? <p className={classes.lead}>{lead}</p> : null}
        <ul className={classes.facts}>
          {facts.map((fact) => (
            <li key={fact.title}>
              <b>{fact.title}</b>
              {fact.text}
            </li>
          ))}
        </ul>
        {after ? <p className={classes.after}>{after}</p> : null}
      </div>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import classes from './facts.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** A row of figures with their names, two by two on a phone. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value, note }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd className={classes.value}>{value}</dd>
          {note ? <dd className={classes.note}>{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

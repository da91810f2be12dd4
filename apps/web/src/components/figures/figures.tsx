import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './figures.module.css';

interface FigureProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly unit?: string;
  readonly note: string;
  /** Of the note. */
  readonly tone?: 'plain' | 'ok' | 'warn' | 'bad';
  /** The number itself is bad news. */
  readonly isBad?: boolean;
  readonly to: string;
}

/** A number that leads to its rows. */
export function Figure({ label, value, unit, note, tone = 'plain', isBad = false, to }: FigureProps) {
  return (
    <Link to={to} className={classes.figure}>
      <span className={classes.label}>{label}</span>
      <span className={classes.value} data-tone={isBad ? 'bad' : undefined}>
        {value}
        {unit ? <small> {unit}</small> : null}
      </span>
      <span className={classes.note} data-tone={tone}>
        {note}
      </span>
    </Link>
  );
}

/** Numbers side by side. */
export const Figures = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <section className={classes.figures} aria-label={label}>
    {children}
  </section>
);

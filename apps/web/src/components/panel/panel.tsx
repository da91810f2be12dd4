import type { ReactNode } from 'react';
import classes from './panel.module.css';

interface PanelProps {
  readonly title?: ReactNode;
  /** A short note beside the title. */
  readonly note?: ReactNode;
  /** Links or small buttons at the right of the head. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Padding around the content; off for tables and lists that reach the edges. */
  readonly padded?: boolean;
  readonly id?: string;
}

/** A framed section with a 36 px head. Hairlines, no shadow. */
export function Panel({ title, note, actions, children, padded = true, id }: PanelProps) {
  return (
    <section className={classes.panel} id={id}>
      {title ? (
        <div className={classes.head}>
          <h2 className={classes.title}>{title}</h2>
          {note ? <span className={classes.note}>{note}</span> : null}
          {actions ? <div className={classes.end}>{actions}</div> : null}
        </div>
      ) : null}
      <div className={padded ? classes.padded : undefined}>{children}</div>
    </section>
  );
}

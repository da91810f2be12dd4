import type { ReactNode } from 'react';
import { RecordField } from './record-field.tsx';
import classes from './record-form.module.css';
import { useRecordContext } from './record-form-context.ts';

interface RecordSectionProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** Dotted paths, in the order they are read. */
  readonly fields?: readonly string[];
  readonly actions?: ReactNode;
  /** Below the fields. */
  readonly children?: ReactNode;
}

export function RecordSection({ title, note, fields = [], actions, children }: RecordSectionProps) {
  const { specs, hidesCosts } = useRecordContext();
  // A section of nothing but prices goes with them.
  if (hidesCosts && fields.length > 0 && fields.every((path) => specs[path]?.cost)) return null;
  return (
    <section className={classes.section} aria-label={title}>
      <div className={classes.sectionHead}>
        <h3 className={classes.sectionTitle}>{title}</h3>
        {note ? <span className="small dim">{note}</span> : null}
        {actions ? <div className={classes.sectionEnd}>{actions}</div> : null}
      </div>
      {fields.length > 0 ? (
        <div className={classes.grid}>
          {fields.map((path) => (
            <RecordField key={path} path={path} />
          ))}
        </div>
      ) : null}
      {children}
    </section>
  );
}

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
  /** Fields that are seldom needed: closed until asked for, or until one of them has an error. */
  readonly folded?: boolean;
}

export function RecordSection({ title, note, fields = [], actions, children, folded }: RecordSectionProps) {
  const { form, specs, hidesCosts } = useRecordContext();
  // A section of nothing but prices goes with them.
  if (hidesCosts && fields.length > 0 && fields.every((path) => specs[path]?.cost)) return null;
  const head = (
    <>
      <h3 className={classes.sectionTitle}>{title}</h3>
      {note ? <span className="small dim">{note}</span> : null}
    </>
  );
  const grid =
    fields.length > 0 ? (
      <div className={classes.grid}>
        {fields.map((path) => (
          <RecordField key={path} path={path} />
        ))}
      </div>
    ) : null;
  if (folded) {
    const isWrong = fields.some((path) => form.errors[path] !== undefined);
    return (
      <details className={classes.section} aria-label={title} open={isWrong || undefined}>
        <summary className={classes.sectionFold}>{head}</summary>
        {grid}
        {children}
      </details>
    );
  }
  return (
    <section className={classes.section} aria-label={title}>
      <div className={classes.sectionHead}>
        {head}
        {actions ? <div className={classes.sectionEnd}>{actions}</div> : null}
      </div>
      {grid}
      {children}
    </section>
  );
}

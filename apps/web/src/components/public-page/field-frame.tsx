import type { ReactNode } from 'react';
import classes from './fields.module.css';

/** Columns of twelve that a field takes on a wide screen. */
export type Span = 3 | 4 | 5 | 6 | 8 | 12;

export interface FieldTexts {
  readonly error?: ReactNode;
  /** A hint that does not block the form. */
  readonly warning?: ReactNode;
  readonly hint?: ReactNode;
}

interface FieldFrameProps extends FieldTexts {
  readonly id: string;
  readonly label: ReactNode;
  readonly optional?: boolean | undefined;
  readonly span?: Span | undefined;
  /** Two such fields share a row on a phone. */
  readonly half?: boolean | undefined;
  readonly children: ReactNode;
}

const noteId = (id: string): string => `${id}-note`;

/** Attributes of an input inside the frame, so that screen readers read its note. */
export const noted = (id: string, { error, warning, hint }: FieldTexts) => ({
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': error || warning || hint ? noteId(id) : undefined,
});

export function FieldFrame({
  id,
  label,
  optional = false,
  span = 12,
  half = false,
  error,
  warning,
  hint,
  children,
}: FieldFrameProps) {
  const note = error || warning || hint;
  const tone = error ? classes.error : warning ? classes.warning : classes.hint;
  return (
    <div className={classes.field} data-span={span} data-half={half || undefined}>
      <label className={classes.label} htmlFor={id}>
        {label}
        {optional ? <span className={classes.optional}> (facoltativo)</span> : null}
      </label>
      {children}
      {note ? (
        <div className={tone} id={noteId(id)} role={error ? 'alert' : undefined}>
          {note}
        </div>
      ) : null}
    </div>
  );
}

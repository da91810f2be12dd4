import { type ReactNode, useId } from 'react';
import classes from './fields.module.css';

interface FieldProps {
  readonly label: string;
  /** A sentence about a wrong value. */
  readonly error?: string | undefined;
  /** A short word at the right of the label. */
  readonly mark?: ReactNode;
  readonly wide?: boolean;
  readonly children: (own: {
    readonly id: string;
    readonly className: string;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A field with its label above and its error below. */
export function Field({ label, error, mark, wide = false, children }: FieldProps) {
  const id = useId();
  return (
    <div className={wide ? `${classes.field} ${classes.wide}` : classes.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: classes.input ?? '',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? `${id}-error` : undefined,
      })}
      {mark ? <span className={classes.mark}>{mark}</span> : null}
      {error ? (
        <span className={classes.error} id={`${id}-error`}>
          {error}
        </span>
      ) : null}
    </div>
  );
}

import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { FieldFrame, type FieldTexts, noted, type Span } from './field-frame.tsx';
import classes from './fields.module.css';

type PasswordFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'type'> & {
    readonly label: string;
    readonly name: string;
    readonly span?: Span;
    /** Below the field, such as a strength meter; an error takes its place. */
    readonly children?: ReactNode;
  };

export function PasswordField({
  label,
  name,
  span = 12,
  error,
  warning,
  hint,
  children,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={name} label={label} span={span} error={error} warning={warning} hint={hint}>
      <div className={classes.password}>
        <input
          required
          {...input}
          {...noted(name, { error, warning, hint })}
          id={name}
          name={name}
          type={shown ? 'text' : 'password'}
          className={classes.input}
        />
        <button
          type="button"
          className={classes.toggle}
          aria-pressed={shown}
          aria-controls={name}
          aria-label={`${shown ? 'Nascondi' : 'Mostra'} ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Nascondi' : 'Mostra'}
        </button>
      </div>
      {error ? null : children}
    </FieldFrame>
  );
}

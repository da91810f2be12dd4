import type { ReactNode } from 'react';
import classes from './fields.module.css';

interface ConsentFieldProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: ReactNode;
  readonly children: ReactNode;
}

export function ConsentField({ checked, onChange, error, children }: ConsentFieldProps) {
  return (
    <div className={classes.field}>
      <label className={classes.check}>
        <input
          type="checkbox"
          name="privacyConsent"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'privacyConsent-note' : undefined}
        />
        <span>{children}</span>
      </label>
      {error ? (
        <div className={classes.error} id="privacyConsent-note" role="alert">
          {error}
        </div>
      ) : null}
    </div>
  );
}

export function FieldGroup({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.grid}>{children}</div>
    </fieldset>
  );
}

export const FieldGrid = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.grid}>{children}</div>
);

export const FormAlert = ({ children }: { readonly children: ReactNode }) => (
  <div className={`${classes.field} ${classes.alert}`} role="alert">
    {children}
  </div>
);

/** Something to know before one begins. */
export const FormNote = ({ children }: { readonly children: ReactNode }) => (
  <div className={`${classes.field} ${classes.note}`} role="status">
    {children}
  </div>
);

interface SubmitButtonProps {
  readonly children: ReactNode;
  readonly disabled?: boolean;
  readonly full?: boolean;
}

export const SubmitButton = ({ children, disabled = false, full = false }: SubmitButtonProps) => (
  <button type="submit" className={classes.button} disabled={disabled} data-full={full || undefined}>
    {children}
  </button>
);

interface FormActionsProps {
  readonly children: ReactNode;
  readonly note?: ReactNode;
}

export const FormActions = ({ children, note }: FormActionsProps) => (
  <div className={classes.actions}>
    {children}
    {note ? <span className={classes.optional}>{note}</span> : null}
  </div>
);

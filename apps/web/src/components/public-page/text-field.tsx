import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame, type FieldTexts, noted, type Span } from './field-frame.tsx';
import classes from './fields.module.css';

interface Shared extends FieldTexts {
  readonly label: ReactNode;
  readonly name: string;
  readonly optional?: boolean;
  readonly span?: Span;
  readonly half?: boolean;
}

type TextFieldProps = Shared &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> & {
    /** Proposals of the browser; anything else can still be typed. */
    readonly proposals?: readonly string[];
  };

export function TextField(props: TextFieldProps) {
  const { label, name, optional, span, half, error, warning, hint, proposals, ...input } = props;
  const listId = `${name}-list`;
  return (
    <FieldFrame id={name} {...{ label, optional, span, half, error, warning, hint }}>
      <input
        type="text"
        required={!optional}
        {...input}
        {...noted(name, { error, warning, hint })}
        {...(proposals ? { list: listId } : {})}
        id={name}
        name={name}
        className={classes.input}
      />
      {proposals ? (
        <datalist id={listId}>
          {proposals.map((proposal) => (
            <option key={proposal} value={proposal} />
          ))}
        </datalist>
      ) : null}
    </FieldFrame>
  );
}

type TextAreaProps = Shared & Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className'>;

export function TextAreaField(props: TextAreaProps) {
  const { label, name, optional, span, half, error, warning, hint, ...input } = props;
  return (
    <FieldFrame id={name} {...{ label, optional, span, half, error, warning, hint }}>
      <textarea
        required={!optional}
        {...input}
        {...noted(name, { error, warning, hint })}
        id={name}
        name={name}
        className={classes.input}
      />
    </FieldFrame>
  );
}

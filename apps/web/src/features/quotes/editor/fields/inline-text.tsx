import { TextInput } from '@mantine/core';
import { useDraftText } from '../sections/values/use-draft-text.ts';
import classes from './inline.module.css';

interface InlineTextProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly readOnly: boolean;
  readonly placeholder: string;
  readonly maxLength: number;
  readonly look?: 'title' | 'code' | 'plain';
  readonly autoFocus?: boolean;
  readonly field?: string;
}

/** Looks like text, and becomes a field on hover or focus. Grows with its content. */
export function InlineText(props: InlineTextProps) {
  const {
    label,
    value,
    onChange,
    readOnly,
    placeholder,
    maxLength,
    look = 'plain',
    autoFocus,
    field,
  } = props;
  const draft = useDraftText(value, onChange);
  return (
    <TextInput
      {...draft}
      aria-label={label}
      placeholder={placeholder}
      readOnly={readOnly}
      maxLength={maxLength}
      autoFocus={autoFocus ?? false}
      data-field={field}
      size="xs"
      className={classes.root ?? ''}
      classNames={{ input: classes.input ?? '' }}
      data-look={look}
      style={{ '--size': Math.max(draft.value.length, placeholder.length) }}
    />
  );
}

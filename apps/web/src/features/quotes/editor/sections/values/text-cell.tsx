import { TextInput, type TextInputProps } from '@mantine/core';
import { useDraftText } from './use-draft-text.ts';

interface TextCellProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  readonly value: string;
  readonly onText: (value: string) => void;
}

/** A text of the document: a trailing blank stays in the field, although the document is stored without it. */
export function TextCell({ value, onText, ...rest }: TextCellProps) {
  return <TextInput {...rest} {...useDraftText(value, onText)} />;
}

import { TextInput, type TextInputProps } from '@mantine/core';

/** Six figures of the app; a recovery code where it may be one. */
export const CodeInput = (props: TextInputProps) => (
  <TextInput
    label="Codice dell’app"
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    spellCheck={false}
    maxLength={40}
    {...props}
  />
);

import type { FocusEvent, KeyboardEvent } from 'react';

/**
 * Letters typed on the button of a searchable list that is opening go to its search: the focus gets there a moment after
 * the key that opened it.
 */
export const typeAhead =
  (isOpen: boolean, text: string, onText: (text: string) => void) =>
  ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): void => {
    if (isOpen && key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey) onText(text + key);
  };

/** The next letter comes behind those typed ahead. */
export const caretAtEnd = ({ currentTarget: field }: FocusEvent<HTMLInputElement>): void =>
  field.setSelectionRange(field.value.length, field.value.length);

import { Combobox, Textarea, useCombobox } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import { type Person, proposed, typedMention, withMention } from '../mentions.ts';

interface MentionTextProps {
  readonly label: string;
  readonly value: string;
  readonly people: readonly Person[];
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
}

/** A text in which @ names a colleague. Ctrl+Enter sends. */
export function MentionText({ label, value, people, onText, onSend }: MentionTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const caret = () => field.current?.selectionStart ?? value.length;
  const typed = typedMention(value, caret());
  const options = typed === null ? [] : proposed(typed, people);
  const choose = (guid: string) => {
    const person = people.find((one) => one.guid === guid);
    if (!person) return;
    const next = withMention(value, caret(), person.name);
    onText(next.text);
    combobox.closeDropdown();
    // Once React has written the text.
    window.requestAnimationFrame(() => field.current?.setSelectionRange(next.caret, next.caret));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSend();
    }
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose} position="top-start" withinPortal={false}>
      <Combobox.Target withKeyboardNavigation={options.length > 0}>
        <Textarea
          ref={field}
          aria-label={label}
          placeholder="Scrivi un commento, @ per nominare un collega"
          autosize
          minRows={2}
          maxRows={8}
          maxLength={4000}
          value={value}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            const { value: text, selectionStart } = event.currentTarget;
            onText(text);
            if (typedMention(text, selectionStart) === null) combobox.closeDropdown();
            else {
              combobox.openDropdown();
              combobox.selectFirstOption();
            }
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={options.length === 0}>
        <Combobox.Options>
          {options.map(({ guid, name }) => (
            <Combobox.Option key={guid} value={guid}>
              {name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

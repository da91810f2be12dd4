import { Button, Combobox, useCombobox } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { caretAtEnd, typeAhead } from '../../../../../components/type-ahead.ts';
import classes from './chooser.module.css';
import type { Choice } from './chooser.tsx';

interface ChoiceGroup {
  readonly label: string;
  readonly choices: readonly Choice[];
}

interface AddMenuProps {
  /** "Fase" */
  readonly label: string;
  /** "Cerca una lavorazione" */
  readonly search: string;
  /** For the text that is searched; the groups answer to it. */
  readonly groups: (text: string) => readonly ChoiceGroup[];
  /** Always there, whatever is searched: "Fase vuota". */
  readonly blank: string;
  readonly onBlank: (text: string) => void;
  readonly onPick: (id: string) => void;
  readonly onOpen?: () => void;
  readonly onSearch?: (text: string) => void;
  /** The groups do not answer to the typed text yet: those of the text before are shown. */
  readonly isLate?: boolean;
  /** Edge of the button where the list begins: the end for a button at the right of a panel's head. */
  readonly edge?: 'start' | 'end';
}

const BLANK = ' blank';

/** A button that opens a list to add from, searched as people type. */
export function AddMenu(props: AddMenuProps) {
  const { label, search, groups, blank, onBlank, onPick, onOpen, onSearch, isLate = false } = props;
  const { edge = 'start' } = props;
  const [text, setOwnText] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  const setText = (next: string) => {
    setOwnText(next);
    setWaiting(false);
    onSearch?.(next);
  };
  const combobox = useCombobox({
    onDropdownOpen: () => {
      onOpen?.();
      combobox.focusSearchInput();
    },
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setText('');
    },
  });
  const shown = combobox.dropdownOpened ? groups(text) : [];
  const first = shown.find(({ choices }) => choices.length > 0)?.choices[0]?.id ?? BLANK;
  const { selectFirstOption, resetSelectedOption } = combobox;
  // Enter takes the best match of the typed text; never one of the previous text.
  useEffect(() => {
    if (text.trim() === '' || first === '') return;
    if (isLate) resetSelectedOption();
    else selectFirstOption();
  }, [text, first, isLate, selectFirstOption, resetSelectedOption]);
  const pick = (id: string) => {
    combobox.closeDropdown();
    if (id === BLANK) onBlank(text.trim());
    else onPick(id);
  };
  // Enter was pressed before the answer came.
  useEffect(() => {
    if (!isWaiting || isLate) return;
    setWaiting(false);
    pick(first);
  });
  const onSearchKey = (event: KeyboardEvent) => {
    const isChosen = combobox.getSelectedOptionIndex() !== -1;
    if (event.key !== 'Enter' || !isLate || isChosen || text.trim() === '') return;
    event.preventDefault();
    setWaiting(true);
  };
  return (
    <Combobox
      store={combobox}
      width={340}
      position={`bottom-${edge}`}
      // The list is filled after it has opened: a side chosen for the empty list would cut it off at the bottom.
      preventPositionChangeWhenVisible={false}
      withinPortal
      onOptionSubmit={pick}
    >
      <Combobox.Target withAriaAttributes={false}>
        <Button
          size="xs"
          leftSection={<IconPlus size={14} stroke={1.6} />}
          aria-haspopup="listbox"
          aria-expanded={combobox.dropdownOpened}
          onClick={() => combobox.toggleDropdown()}
          onKeyDown={typeAhead(combobox.dropdownOpened, text, setText)}
        >
          {label}
        </Button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onSearchKey}
          onFocus={caretAtEnd}
          placeholder={search}
          aria-label={search}
        />
        <Combobox.Options mah={340} className={classes.list} aria-label={search}>
          {shown
            .filter(({ choices }) => choices.length > 0)
            .map((group) => (
              <Combobox.Group key={group.label} label={group.label}>
                {group.choices.map(({ id, name, detail }) => (
                  <Combobox.Option key={id} value={id}>
                    <span className={classes.option}>
                      <span>{name}</span>
                      <span className="dim small">{detail}</span>
                    </span>
                  </Combobox.Option>
                ))}
              </Combobox.Group>
            ))}
          <Combobox.Option value={BLANK}>
            <span className={classes.create}>
              {text.trim() === '' ? blank : `${blank}: «${text.trim()}»`}
            </span>
          </Combobox.Option>
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

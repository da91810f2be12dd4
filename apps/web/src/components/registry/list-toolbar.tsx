import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import classes from './registry-list.module.css';

interface ListToolbarProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly placeholder: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly filters: ReactNode;
  readonly end: ReactNode;
}

/** Long enough to join the letters of a word, short enough to feel like typing. */
const SEARCH_DELAY_MS = 120;

export function ListToolbar({ search, onSearch, placeholder, field, filters, end }: ListToolbarProps) {
  const [text, setText] = useState(search);
  const sent = useRef(search);
  const give = (next: string) => {
    sent.current = next;
    onSearch(next);
  };
  const send = useDebouncedCallback(give, SEARCH_DELAY_MS);
  // Somebody went back in the browser's history, or pressed a button. What was typed here comes back later than
  // the next letters: it must not take them away.
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setText(search);
  }, [search]);
  return (
    <search className={classes.tools}>
      <TextInput
        ref={field}
        className={classes.search}
        type="search"
        aria-label={placeholder}
        placeholder={placeholder}
        leftSection={<IconSearch size={15} stroke={1.6} aria-hidden="true" />}
        rightSection={text === '' ? <kbd>/</kbd> : null}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          send(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          if (text === '') event.currentTarget.blur();
          else {
            setText('');
            give('');
          }
        }}
      />
      {filters}
      <div className={classes.toolsEnd}>{end}</div>
    </search>
  );
}

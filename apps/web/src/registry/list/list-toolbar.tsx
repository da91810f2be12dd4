import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { pendingEchoes } from '../list-state/own-echo.ts';
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
const SEARCH_DELAY_MS = 80;
const PAUSE_MS = 300;

export function ListToolbar({ search, onSearch, placeholder, field, filters, end }: ListToolbarProps) {
  const [text, setText] = useState(search);
  // The search in force and those on their way to the address.
  const sent = useRef<readonly string[]>([search]);
  const give = (next: string) => {
    sent.current = [...sent.current, next];
    onSearch(next);
  };
  const giveSoon = useDebouncedCallback(give, SEARCH_DELAY_MS);
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  const send = (next: string) => {
    const now = performance.now();
    // The first letter after a pause is searched at once; those that follow are joined.
    if (now - typedAt.current > PAUSE_MS) give(next);
    else giveSoon(next);
    typedAt.current = now;
  };
  // The echo of our own search must not remove letters that were typed since.
  useEffect(() => {
    const left = pendingEchoes(sent.current, search);
    sent.current = left ?? [search];
    if (left === null) setText(search);
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

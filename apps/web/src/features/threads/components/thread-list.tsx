import { Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type CatalogueRow, parseDesignation } from '@truciolo/threads';
import type { KeyboardEvent } from 'react';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import type { ThreadSearch } from './find-threads.ts';
import { systemChoices } from './system-choices.data.ts';
import { ThreadRows } from './thread-rows.tsx';
import classes from './threads.module.css';
import { rowAfterKey } from './walk-rows.ts';

interface ThreadListProps {
  readonly rows: readonly CatalogueRow[];
  readonly search: ThreadSearch;
  readonly onSearch: (search: ThreadSearch) => void;
  readonly selected: string;
  readonly onSelect: (designation: string) => void;
}

/** Search, families and the table; arrows move through the rows, Enter takes the typed text as a designation. */
export function ThreadList({ rows, search, onSearch, selected, onSelect }: ThreadListProps) {
  const current = rows.findIndex(({ designation }) => designation === selected);
  const onKeyDown = (event: KeyboardEvent) => {
    // Home and End belong to the text being typed.
    const next =
      event.key === 'Home' || event.key === 'End' ? null : rowAfterKey(event.key, current, rows.length);
    if (next !== null) {
      event.preventDefault();
      const row = rows[next];
      if (row) onSelect(row.designation);
    }
    if (event.key !== 'Enter' || search.text.trim() === '') return;
    const typed = parseDesignation(search.text);
    onSelect(typed.ok ? search.text.trim() : (rows[0]?.designation ?? search.text.trim()));
  };

  return (
    <section className={classes.list} aria-label="Elenco delle filettature">
      <div className={classes.filters}>
        <TextInput
          aria-label="Cerca una filettatura"
          placeholder="M8, G1/2, 1/4-20, Tr 20x4, BSW 1/2…"
          leftSection={<IconSearch size={16} stroke={1.6} />}
          value={search.text}
          onChange={(event) => onSearch({ ...search, text: event.currentTarget.value })}
          onKeyDown={onKeyDown}
        />
        <Select
          aria-label="Famiglia"
          data={systemChoices.map(({ value, label }) => ({ value, label }))}
          value={search.family}
          onChange={(family) => onSearch({ ...search, family: family ?? 'tutte' })}
          allowDeselect={false}
          maxDropdownHeight={420}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState text="Nessuna filettatura trovata. Scrivila come sul disegno: M8, M10x1, G 1/2, 1/4-20 UNC, Tr 20x4, EG M8." />
      ) : (
        <ThreadRows rows={rows} selected={current} onSelect={onSelect} />
      )}
    </section>
  );
}

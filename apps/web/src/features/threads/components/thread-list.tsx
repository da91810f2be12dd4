import { Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type CatalogueRow, parseDesignation } from '@truciolo/threads';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { Table } from '../../../components/table/table.tsx';
import { formatNumber } from '../../../lib/format/numbers.ts';
import type { ThreadSearch } from './find-threads.ts';
import { systemChoices } from './system-choices.data.ts';
import classes from './threads.module.css';

interface ThreadListProps {
  readonly rows: readonly CatalogueRow[];
  readonly search: ThreadSearch;
  readonly onSearch: (search: ThreadSearch) => void;
  readonly selected: string;
  readonly onSelect: (designation: string) => void;
}

/** Fixed decimals: the commas of a column line up. */
const length = (value: number | null, decimals: number) =>
  value === null ? '–' : formatNumber(value, decimals);

/** Search, families and the table; arrows walk the rows, Enter takes what was typed as a designation. */
export function ThreadList({ rows, search, onSearch, selected, onSelect }: ThreadListProps) {
  const chosen = useRef<HTMLTableRowElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row to show changes with the choice.
  useEffect(() => {
    // Only inside the list: the page itself must not move when it opens.
    const row = chosen.current;
    const list = row?.closest('div[data-rows]');
    if (!row || !list) return;
    const middle = row.offsetTop - list.clientHeight / 2;
    const isHidden =
      row.offsetTop < list.scrollTop + 28 || row.offsetTop + 28 > list.scrollTop + list.clientHeight;
    if (isFirst.current || isHidden) list.scrollTop = middle;
    isFirst.current = false;
  }, [selected]);

  const current = rows.findIndex(({ designation }) => designation === selected);
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      const next = rows[Math.min(Math.max(current + step, 0), rows.length - 1)];
      if (next) onSelect(next.designation);
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
          placeholder="M8, G1/2, 1/4-20, Tr 20x4…"
          leftSection={<IconSearch size={16} stroke={1.6} />}
          value={search.text}
          onChange={(event) => onSearch({ ...search, text: event.currentTarget.value })}
          onKeyDown={move}
        />
        <Select
          aria-label="Famiglia"
          data={systemChoices.map(({ value, label }) => ({ value, label }))}
          value={search.family}
          onChange={(family) => onSearch({ ...search, family: family ?? 'tutte' })}
          allowDeselect={false}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState text="Nessuna filettatura trovata. Scrivila come sul disegno: M8, M10x1, G 1/2, 1/4-20 UNC, Tr 20x4." />
      ) : (
        <div className={classes.rows} data-rows>
          <Table label="Filettature" compact>
            <thead>
              <tr>
                <th>Designazione</th>
                <th className="num">Passo</th>
                <th className="num">D2</th>
                <th className="num">D1</th>
                <th className="num">Preforo</th>
                <th className="num">A rullare</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => {
                const isSelected = row.designation === selected;
                return (
                  <tr
                    key={row.designation}
                    ref={isSelected ? chosen : undefined}
                    data-selected={isSelected || undefined}
                    onClick={() => onSelect(row.designation)}
                  >
                    <td>
                      <button
                        type="button"
                        className={classes.pick}
                        aria-pressed={isSelected}
                        onKeyDown={move}
                      >
                        {row.designation}
                      </button>
                    </td>
                    <td className="num">{length(row.pitch, 3)}</td>
                    <td className="num">{length(row.D2, 3)}</td>
                    <td className="num">{length(row.D1, 3)}</td>
                    <td className="num">
                      <b>{length(row.tapDrillCutting, 2)}</b>
                    </td>
                    <td className="num">{length(row.tapDrillForming, 2)}</td>
                  </tr>
                );
              })}
            </tbody>
          </Table>
        </div>
      )}
    </section>
  );
}

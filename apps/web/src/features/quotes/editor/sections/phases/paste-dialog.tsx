import { Checkbox, Select } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../../../../components/form-dialog/form-dialog.tsx';
import { NoteBar } from '../../../../../components/states/note-bar.tsx';
import { Table } from '../../../../../components/table/table.tsx';
import { countOf } from '../../../../../lib/format/counts.ts';
import { COLUMN_USES, type ColumnUse, type PastedBlock, phasesOf, unreadCells } from './pasted-phases.ts';

const uses: Readonly<Record<ColumnUse, string>> = {
  name: 'Lavorazione',
  machine: 'Macchina',
  setup: 'Attrezzaggio, min',
  cycle: 'Ciclo, min',
  none: 'Non usare',
};
const options = COLUMN_USES.map((value) => ({ value, label: uses[value] }));

interface PasteDialogProps {
  readonly block: PastedBlock;
  readonly onClose: () => void;
  readonly onAdd: (block: PastedBlock) => void;
}

const placed = <T,>(list: readonly T[]) => list.map((value, place) => ({ value, place, key: `n${place}` }));

/** Each column has one use, and each use one column: the previous column of a use becomes unused. */
const withUse = (all: readonly ColumnUse[], at: number, use: ColumnUse): ColumnUse[] =>
  all.map((one, index) => {
    if (index === at) return use;
    return one === use ? 'none' : one;
  });

/** The pasted block with the use of each column, before it becomes phases. */
export function PasteDialog({ block: pasted, onClose, onAdd }: PasteDialogProps) {
  const [block, setBlock] = useState(pasted);
  const { cells, hasHeadings } = block;
  const count = phasesOf(block).length;
  const unread = unreadCells(block);
  const unused = block.uses.filter((use) => use === 'none').length;
  return (
    <FormDialog
      title="Fasi incollate"
      submit={`Aggiungi ${countOf(count, 'fase', 'fasi')}`}
      onClose={onClose}
      disabled={count === 0}
      save={async () => onAdd(block)}
      size={760}
    >
      <Table label="Fasi incollate" compact>
        <thead>
          <tr>
            {placed(block.uses).map(({ value, place, key }) => (
              <th key={key}>
                <Select
                  aria-label={`Colonna ${place + 1}`}
                  size="xs"
                  data={options}
                  value={value}
                  allowDeselect={false}
                  onChange={(use) =>
                    setBlock({ ...block, uses: withUse(block.uses, place, (use ?? 'none') as ColumnUse) })
                  }
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {placed(cells).map(({ value: row, place, key }) => (
            <tr key={key} className={hasHeadings && place === 0 ? 'dim' : undefined}>
              {placed(block.uses).map((column) => (
                <td key={column.key} className={column.value === 'none' ? 'dim' : undefined}>
                  {row[column.place] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Checkbox
        label="La prima riga è di intestazioni: non diventa una fase"
        checked={hasHeadings}
        onChange={(event) => setBlock({ ...block, hasHeadings: event.currentTarget.checked })}
      />
      {unread.length > 0 ? (
        <NoteBar tone="warn">
          Non è un tempo, la cella resterà vuota: {unread.map((cell) => `«${cell}»`).join(', ')}.
        </NoteBar>
      ) : null}
      {unused > 0 ? (
        <NoteBar tone="info">{countOf(unused, 'colonna non è usata', 'colonne non sono usate')}.</NoteBar>
      ) : null}
    </FormDialog>
  );
}

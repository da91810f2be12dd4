import { memo } from 'react';
import type { ListRow } from '../calls/registry-calls.ts';
import type { RegistryColumn } from '../definition/registry-definition.ts';
import { CheckInput } from './check-input.tsx';
import classes from './registry-table.module.css';

interface TableRowProps<Row extends ListRow> {
  readonly row: Row;
  /** Place in the whole list. */
  readonly index: number;
  readonly columns: readonly RegistryColumn<Row>[];
  readonly name: string;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  readonly isOpen: boolean;
}

function PlainRow<Row extends ListRow>(props: TableRowProps<Row>) {
  const { row, index, columns, name, isSelected, isActive, isOpen } = props;
  return (
    <tr
      id={`row-${index}`}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-active={isActive || undefined}
      data-open={isOpen || undefined}
      data-archived={row.archivedAt !== null || undefined}
    >
      <td data-check>
        <CheckInput label={`Seleziona ${name}`} checked={isSelected} />
      </td>
      {columns.map(({ key, numeric, cell }) => (
        <td key={key} className={numeric ? 'num' : undefined}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** Memoised: renders only when its own data change; the table handles clicks. */
export const TableRow = memo(PlainRow) as typeof PlainRow;

/** A loading row. */
export const WaitingRow = memo(({ index, columns }: { readonly index: number; readonly columns: number }) => (
  <tr aria-rowindex={index + 2} aria-busy="true">
    <td />
    {Array.from({ length: columns }, (_, column) => `c${column}`).map((key) => (
      <td key={key}>
        <div className={classes.bone} />
      </td>
    ))}
  </tr>
));

import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { RegistryColumn } from '../definition/registry-definition.ts';
import { nextSort } from '../list-state/list-address.ts';
import classes from './registry-table.module.css';

interface HeadCellProps<Row> {
  readonly column: RegistryColumn<Row>;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

/** The name of a column, which sorts by it. */
export function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { key, label, unit, numeric, sortable = true } = column;
  const order = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : 'none';
  const text = (
    <>
      {label}
      {unit ? <span className="unit"> {unit}</span> : null}
    </>
  );
  return (
    <th scope="col" className={numeric ? 'num' : undefined} aria-sort={sortable ? order : undefined}>
      {sortable ? (
        <button type="button" className={classes.sort} onClick={() => onSort(nextSort(sort, key))}>
          {text}
          {order === 'ascending' ? <IconArrowUp size={12} stroke={1.8} aria-hidden="true" /> : null}
          {order === 'descending' ? <IconArrowDown size={12} stroke={1.8} aria-hidden="true" /> : null}
        </button>
      ) : (
        text
      )}
    </th>
  );
}

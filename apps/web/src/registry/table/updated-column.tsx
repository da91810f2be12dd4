import { formatDate } from '../../lib/format/dates.ts';

/** Day of the last change, in the list of any registry. */
export const updatedColumn = {
  key: 'updatedAt',
  label: 'Aggiornato',
  width: 104,
  numeric: true,
  cell: (row: { readonly updatedAt: string }) => <span className="muted">{formatDate(row.updatedAt)}</span>,
};

import {
  type ColumnDef,
  columnVisibilityFeature,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ListRow } from '../calls/registry-calls.ts';
import type { RegistryColumn } from '../definition/registry-definition.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

interface RegistryColumnsOptions<Row extends ListRow> {
  readonly rows: readonly Row[];
  readonly columns: readonly RegistryColumn<Row>[];
  readonly visible: Readonly<Record<string, boolean>>;
  readonly selection: RowSelectionState;
  readonly onSelection: (next: RowSelectionState) => void;
}

/** The table's model: which columns show and which rows are chosen. Order and search are the server's. */
export function useRegistryColumns<Row extends ListRow>(options: RegistryColumnsOptions<Row>) {
  const { rows, columns, visible, selection, onSelection } = options;
  const definitions = useMemo(
    () =>
      columns.map(
        ({ key, cell }): ColumnDef<typeof features, Row> => ({
          id: key,
          accessorFn: (row) => row.guid,
          cell: ({ row }) => cell(row.original),
        }),
      ),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  return useTable({
    features,
    columns: definitions,
    data,
    getRowId: (row) => row.guid,
    state: { rowSelection: selection, columnVisibility: visible as Record<string, boolean> },
    onRowSelectionChange: (update) => onSelection(typeof update === 'function' ? update(selection) : update),
  });
}

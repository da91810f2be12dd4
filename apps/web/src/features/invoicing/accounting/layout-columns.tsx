import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { ACCOUNTING_FIELDS, type AccountingField, type AccountingLayout } from '@truciolo/jobs';
import { Table } from '../../../components/table/table.tsx';

type Column = AccountingLayout['columns'][number];

const fields = Object.keys(ACCOUNTING_FIELDS) as AccountingField[];
const choices = fields.map((value) => ({ value, label: ACCOUNTING_FIELDS[value] }));

interface LayoutColumnsProps {
  readonly columns: readonly Column[];
  readonly onColumns: (columns: readonly Column[]) => void;
}

/** The columns in their order. */
export function LayoutColumns({ columns, onColumns }: LayoutColumnsProps) {
  const put = (at: number, change: Partial<Column>) =>
    onColumns(columns.map((column, index) => (index === at ? { ...column, ...change } : column)));
  const move = (at: number, by: -1 | 1) => {
    const [column] = columns.slice(at, at + 1);
    if (column) onColumns(columns.toSpliced(at, 1).toSpliced(at + by, 0, column));
  };
  // Columns have no identity but their place; their fields are controlled.
  const places = columns.map((column, at) => ({ column, at, id: `column-${at}` }));
  return (
    <>
      <Table label="Colonne del CSV" compact>
        <thead>
          <tr>
            <th>Intestazione</th>
            <th>Contenuto</th>
            <th>Ordine</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ column, at, id }) => (
            <tr key={id}>
              <td>
                <TextInput
                  size="xs"
                  my={4}
                  aria-label={`Intestazione della colonna ${at + 1}`}
                  maxLength={60}
                  value={column.heading}
                  onChange={(event) => put(at, { heading: event.currentTarget.value })}
                />
              </td>
              <td>
                <NativeSelect
                  size="xs"
                  my={4}
                  aria-label={`Contenuto della colonna ${at + 1}`}
                  data={choices}
                  value={column.field}
                  onChange={({ currentTarget: { value } }) =>
                    put(at, { field: fields.find((one) => one === value) ?? column.field })
                  }
                />
                {column.field === 'fixed' ? (
                  <TextInput
                    size="xs"
                    mt={4}
                    aria-label={`Testo fisso della colonna ${at + 1}`}
                    maxLength={100}
                    value={column.text}
                    onChange={(event) => put(at, { text: event.currentTarget.value })}
                  />
                ) : null}
              </td>
              <td>
                <ActionIcon.Group>
                  <ActionIcon
                    variant="default"
                    aria-label={`Sposta su ${column.heading}`}
                    disabled={at === 0}
                    onClick={() => move(at, -1)}
                  >
                    <IconArrowUp size={14} />
                  </ActionIcon>
                  <ActionIcon
                    variant="default"
                    aria-label={`Sposta giù ${column.heading}`}
                    disabled={at === columns.length - 1}
                    onClick={() => move(at, 1)}
                  >
                    <IconArrowDown size={14} />
                  </ActionIcon>
                  <ActionIcon
                    variant="default"
                    aria-label={`Togli ${column.heading}`}
                    disabled={columns.length === 1}
                    onClick={() => onColumns(columns.toSpliced(at, 1))}
                  >
                    <IconX size={14} />
                  </ActionIcon>
                </ActionIcon.Group>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <div>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} stroke={1.8} />}
          onClick={() => onColumns([...columns, { heading: 'Conto', field: 'fixed', text: '' }])}
        >
          Aggiungi una colonna
        </Button>
      </div>
    </>
  );
}

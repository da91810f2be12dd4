import { Button, Group, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { longMonth } from '@truciolo/italian';
import { ACCOUNTING_PROGRAM_NAMES, type AccountingLayout, type AccountingProgram } from '@truciolo/jobs';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useAct } from '../../../components/use-act.ts';
import { saveBase64 } from '../../../lib/save-file.ts';
import { getMonthCsv, layoutsQuery, saveLayout } from '../api/invoicing-calls.ts';
import { CsvPreview } from './csv-preview.tsx';
import { LayoutColumns } from './layout-columns.tsx';
import { LayoutForm } from './layout-form.tsx';

const programs = Object.keys(ACCOUNTING_PROGRAM_NAMES) as AccountingProgram[];

interface AccountingDialogProps {
  /** `YYYY-MM` */
  readonly month: string;
  readonly onClose: () => void;
}

/** The month as CSV for an accounting program: its columns can be changed, saved, and are shown before they are used. */
export function AccountingDialog({ month, onClose }: AccountingDialogProps) {
  const layouts = useQuery(layoutsQuery);
  const [program, setProgram] = useState<AccountingProgram>('easyfatt');
  const [changed, setChanged] = useState<AccountingLayout | null>(null);
  const { act, isBusy } = useAct(layoutsQuery.queryKey);
  const base = layouts.data?.[program];
  const layout = changed ?? base;
  const keep = async (wanted: AccountingLayout | null, done: string) => {
    if (base && (await act(() => saveLayout(program, { base, layout: wanted }), done))) setChanged(null);
  };
  const save = async () => {
    if (layout) saveBase64(await getMonthCsv(month, layout));
  };
  return (
    <FormDialog
      title={`CSV di ${longMonth(month)}`}
      submit="Scarica il CSV"
      size={860}
      onClose={onClose}
      save={save}
      disabled={!layout}
    >
      <Group align="end">
        <Select
          label="Programma"
          allowDeselect={false}
          data={programs.map((value) => ({ value, label: ACCOUNTING_PROGRAM_NAMES[value] }))}
          value={program}
          onChange={(value) => {
            setProgram(programs.find((one) => one === value) ?? program);
            setChanged(null);
          }}
        />
        <Button
          size="xs"
          disabled={isBusy || changed === null}
          onClick={() => void keep(changed, 'Colonne salvate.')}
        >
          Salva le colonne
        </Button>
        <Button
          size="xs"
          variant="subtle"
          disabled={isBusy}
          onClick={() => void keep(null, 'Colonne ripristinate.')}
        >
          Ripristina
        </Button>
      </Group>
      <QueryState query={layouts} failed="Le colonne non si sono caricate" rows={4}>
        {() =>
          layout ? (
            <>
              <LayoutForm layout={layout} onLayout={setChanged} />
              <LayoutColumns
                columns={layout.columns}
                onColumns={(columns) => setChanged({ ...layout, columns })}
              />
              <CsvPreview month={month} layout={layout} />
            </>
          ) : null
        }
      </QueryState>
    </FormDialog>
  );
}

import { Button, Group, Select } from '@mantine/core';
import { longMonth } from '@truciolo/italian';
import { useState } from 'react';
import { useAct } from '../../../components/use-act.ts';
import { saveBase64 } from '../../../lib/save-file.ts';
import { AccountingDialog } from '../accounting/accounting-dialog.tsx';
import { getInvoiceMonth } from '../api/invoicing-calls.ts';

interface MonthZipProps {
  readonly months: readonly string[];
  readonly mayWrite: boolean;
}

/**
 * The invoices and credit notes of a month for the accountant: as XML files in one zip, or as CSV for a program.
 * `months` come newest first.
 */
export function MonthZip({ months, mayWrite }: MonthZipProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isCsv, setCsv] = useState(false);
  const { act, isBusy } = useAct();
  const month = chosen ?? months[0] ?? null;
  if (month === null) return null;
  const save = () => act(async () => saveBase64(await getInvoiceMonth(month)), 'Fatture del mese scaricate.');
  return (
    <Group gap="xs">
      <Select
        size="xs"
        w={170}
        aria-label="Mese delle fatture"
        allowDeselect={false}
        data={months.map((value) => ({ value, label: longMonth(value) }))}
        value={month}
        onChange={setChosen}
      />
      <Button size="xs" variant="default" disabled={isBusy} onClick={() => void save()}>
        Scarica il mese
      </Button>
      {mayWrite ? (
        <Button size="xs" variant="default" onClick={() => setCsv(true)}>
          CSV per il commercialista
        </Button>
      ) : null}
      {isCsv ? <AccountingDialog month={month} onClose={() => setCsv(false)} /> : null}
    </Group>
  );
}

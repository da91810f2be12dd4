import { Button, Group, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { capabilities } from '@truciolo/contract';
import { formatMoney, money } from '@truciolo/money';
import { useState } from 'react';
import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { SearchField } from '../../../components/search-field/search-field.tsx';
import { JobViews } from '../../../entities/jobs/job-views.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { ddtsQuery, returnsQuery } from '../api/invoicing-calls.ts';
import { DdtsView } from '../components/ddts-view.tsx';
import { MonthZip } from '../components/month-zip.tsx';
import { ReturnsView } from '../components/returns-view.tsx';
import { invoiceSheet, searchDdts } from '../to-invoice.ts';

type View = 'no' | 'yes' | 'returns';
const VIEWS: readonly { readonly value: View; readonly label: string }[] = [
  { value: 'no', label: 'Da fatturare' },
  { value: 'yes', label: 'Fatturati' },
  { value: 'returns', label: 'Resi' },
];

/** Delivery notes to invoice, invoiced ones, and returned pieces. */
export function InvoicingPage() {
  const [view, setView] = useState<View>('no');
  const [search, setSearch] = useState('');
  const mayWrite = hasCapability(useSessionUser().capabilities, [capabilities.insertion]);
  return (
    <>
      <PageHead title="Commesse" tools={<JobViews />} />
      <PageBody>
        <Group justify="space-between">
          <SegmentedControl
            size="xs"
            aria-label="Quali DDT"
            data={[...VIEWS]}
            value={view}
            onChange={(value) => setView(VIEWS.find((one) => one.value === value)?.value ?? 'no')}
          />
          {view === 'returns' ? null : (
            <Tools invoiced={view} search={search} onSearch={setSearch} mayWrite={mayWrite} />
          )}
        </Group>
        {view === 'returns' ? (
          <ReturnsView mayWrite={mayWrite} />
        ) : (
          <DdtsView invoiced={view} search={search} mayWrite={mayWrite} />
        )}
      </PageBody>
    </>
  );
}

interface ToolsProps {
  readonly invoiced: 'no' | 'yes';
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly mayWrite: boolean;
}

function Tools({ invoiced, search, onSearch, mayWrite }: ToolsProps) {
  const list = searchDdts(useQuery(ddtsQuery(invoiced)).data?.ddts ?? [], search);
  const { data: credited } = useQuery({ ...returnsQuery, enabled: invoiced === 'yes' });
  const documents = [
    ...list.map(({ invoice }) => invoice),
    ...(invoiced === 'yes' ? (credited?.returns ?? []) : []).map(({ credit }) => credit),
  ];
  const months = [...new Set(documents.flatMap((document) => document?.date.slice(0, 7) ?? []))]
    .sort()
    .reverse();
  const total = list.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const save = () =>
    saveFile(`da-fatturare-${romeDay(new Date())}.csv`, invoiceSheet(list), 'text/csv;charset=utf-8');
  return (
    <Group gap="sm">
      <SearchField label="Cerca ordine, DDT o cliente" value={search} onChange={onSearch} />
      {list.length > 0 ? (
        <b>
          {formatMoney(money(total))} in {countOf(list.length, 'DDT', 'DDT')}
        </b>
      ) : null}
      <MonthZip months={months} mayWrite={mayWrite} />
      <Button size="xs" variant="default" disabled={list.length === 0} onClick={save}>
        Esporta per Excel
      </Button>
    </Group>
  );
}

import { Button, SegmentedControl } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CompanyLicence, EXPIRING_DAYS, type LicenceState } from '@truciolo/contract';
import { useState } from 'react';
import { Facts } from '../../../components/facts/facts.tsx';
import { notifyDone } from '../../../components/notify.tsx';
import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { SearchField } from '../../../components/search-field/search-field.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { matchesSearch } from '../../../lib/matches-search.ts';
import { licencesKey, licencesQuery } from '../api/supplier-licences.ts';
import type { ChangeLicences } from '../change-licences.ts';
import { CompaniesTable } from '../components/companies-table.tsx';
import { ExtendDialog } from '../components/extend-dialog.tsx';
import { HistoryDialog } from '../components/history-dialog.tsx';
import { LicenceDialog } from '../components/licence-dialog.tsx';
import { RenewDialog } from '../components/renew-dialog.tsx';

type Shown = 'all' | LicenceState;
type Open =
  | { readonly kind: 'edit' | 'renew' | 'history'; readonly licence: CompanyLicence }
  | { readonly kind: 'extend'; readonly licences: readonly CompanyLicence[] }
  | null;

const shownChoices = [
  { value: 'all', label: 'Tutte' },
  { value: 'expiring', label: 'In scadenza' },
  { value: 'expired', label: 'Scadute' },
  { value: 'active', label: 'Attive' },
] satisfies { value: Shown; label: string }[];

/** Assegnazione Licenze for the supplier: every company with its licence, those that end soon on top. */
export function SupplierLicencesPage() {
  const licences = useQuery(licencesQuery);
  const cache = useQueryClient();
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const change: ChangeLicences = async (act) => {
    try {
      notifyDone(await act());
    } finally {
      await cache.invalidateQueries({ queryKey: licencesKey });
    }
  };
  const select = (guids: readonly string[], on: boolean) => {
    const next = new Set(selected);
    for (const guid of guids) on ? next.add(guid) : next.delete(guid);
    setSelected(next);
  };
  const visible = (row: CompanyLicence): boolean =>
    (shown === 'all' || row.state === shown) &&
    matchesSearch(search, [
      row.companyName,
      row.vatNumber,
      row.city,
      row.plan,
      row.responsabile?.name ?? null,
      row.responsabile?.email ?? null,
    ]);
  const chosen = (licences.data?.rows ?? []).filter(({ companyGuid }) => selected.has(companyGuid));

  return (
    <>
      <PageHead
        title="Assegnazione Licenze"
        note={licences.data ? countOf(licences.data.totals.companies, 'azienda', 'aziende') : undefined}
        action={
          <Button
            variant="filled"
            disabled={chosen.length === 0}
            onClick={() => setOpen({ kind: 'extend', licences: chosen })}
          >
            {chosen.length === 0
              ? 'Prolunga le selezionate'
              : `Prolunga ${countOf(chosen.length, 'selezionata', 'selezionate')}`}
          </Button>
        }
        strip={
          <>
            <SearchField label="Cerca azienda, P.IVA, città" value={search} onChange={setSearch} />
            <SegmentedControl
              size="xs"
              aria-label="Stato della licenza"
              data={shownChoices}
              value={shown}
              onChange={(value) => setShown(value as Shown)}
            />
          </>
        }
      />
      <PageBody>
        <QueryState query={licences} failed="Le licenze non si sono caricate">
          {({ rows, totals }) => {
            const shownRows = rows.filter(visible);
            return (
              <>
                <Facts
                  facts={[
                    { label: 'Attive', value: totals.active },
                    {
                      label: 'In scadenza',
                      value: totals.expiring,
                      note: `entro ${EXPIRING_DAYS} giorni, in cima all’elenco`,
                    },
                    { label: 'Scadute', value: totals.expired },
                    {
                      label: 'Posti',
                      value: totals.seats,
                      note: countOf(totals.assignedSeats, 'assegnato', 'assegnati'),
                    },
                  ]}
                />
                <Panel padded={false}>
                  {shownRows.length === 0 ? (
                    <EmptyState text="Nessuna azienda corrisponde alla ricerca." />
                  ) : (
                    <CompaniesTable
                      rows={shownRows}
                      selected={selected}
                      onSelect={select}
                      acts={{
                        edit: (licence) => setOpen({ kind: 'edit', licence }),
                        renew: (licence) => setOpen({ kind: 'renew', licence }),
                        showHistory: (licence) => setOpen({ kind: 'history', licence }),
                        extend: (licence) => setOpen({ kind: 'extend', licences: [licence] }),
                      }}
                    />
                  )}
                </Panel>
              </>
            );
          }}
        </QueryState>
      </PageBody>
      {open?.kind === 'edit' ? (
        <LicenceDialog licence={open.licence} change={change} onClose={close} />
      ) : null}
      {open?.kind === 'renew' ? <RenewDialog licence={open.licence} change={change} onClose={close} /> : null}
      {open?.kind === 'extend' ? (
        <ExtendDialog licences={open.licences} change={change} onClose={close} />
      ) : null}
      {open?.kind === 'history' ? <HistoryDialog licence={open.licence} onClose={close} /> : null}
    </>
  );
}

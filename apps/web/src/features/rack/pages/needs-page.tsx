import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { capabilities, type SupplierNeeds } from '@truciolo/contract';
import { useState } from 'react';
import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useAct } from '../../../components/use-act.ts';
import { JobViews } from '../../../entities/jobs/job-views.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { saveBase64, saveFile } from '../../../lib/save-file.ts';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { NEEDS, needsPdf, needsQuery } from '../api/need-calls.ts';
import { LeadDaysDialog } from '../components/lead-days-dialog.tsx';
import { MailNeedsDialog } from '../components/mail-needs-dialog.tsx';
import { NeedsTable } from '../components/needs-table.tsx';
import { OrderDialog } from '../components/order-dialog.tsx';
import { needsSheet } from '../needs-sheet.ts';

const toOrder = ({ needs }: SupplierNeeds): number =>
  needs.filter(({ state }) => state === 'to-order').length;

const summary = (count: number): string =>
  count === 0 ? 'Niente da ordinare' : `Da ordinare per ${countOf(count, 'commessa', 'commesse')}`;

/** Material to buy and on order, by supplier. */
export function NeedsPage() {
  const needs = useQuery(needsQuery);
  const [open, setOpen] = useState<{
    readonly group: SupplierNeeds;
    readonly act: 'order' | 'mail' | 'lead';
  } | null>(null);
  const close = () => setOpen(null);
  const mayWrite = hasCapability(useSessionUser().capabilities, [capabilities.insertion]);
  const { act, isBusy } = useAct([NEEDS]);
  const groups = needs.data ?? [];
  const count = groups.reduce((sum, group) => sum + toOrder(group), 0);
  const save = () =>
    saveFile(`materiale-${romeDay(new Date())}.csv`, needsSheet(groups), 'text/csv;charset=utf-8');
  const print = (supplier: string) =>
    void act(async () => saveBase64(await needsPdf(supplier)), 'Richiesta scaricata.');
  return (
    <>
      <PageHead title="Commesse" tools={<JobViews />} />
      <PageBody>
        <Group justify="space-between">
          <b>{needs.data ? summary(count) : ''}</b>
          <Button size="xs" variant="default" disabled={groups.length === 0} onClick={save}>
            Esporta per Excel
          </Button>
        </Group>
        <QueryState query={needs} failed="Il materiale da comprare non si è caricato">
          {(list) =>
            list.length === 0 ? (
              <EmptyState text="Tutte le commesse aperte hanno il loro materiale: qui compare quello da ordinare e quello in arrivo." />
            ) : (
              list.map((group) => (
                <Panel
                  key={group.supplier}
                  title={group.supplier || 'Fornitore da indicare'}
                  note={
                    group.supplier === ''
                      ? 'Indicalo nella scheda del materiale'
                      : [
                          countOf(group.needs.length, 'commessa', 'commesse'),
                          group.leadDays === null
                            ? ''
                            : `arriva in ${countOf(group.leadDays, 'giorno', 'giorni')}`,
                        ]
                          .filter(Boolean)
                          .join(' · ')
                  }
                  padded={false}
                  actions={
                    mayWrite && toOrder(group) > 0 ? (
                      <>
                        {group.supplier === '' ? null : (
                          <Button size="xs" variant="subtle" onClick={() => setOpen({ group, act: 'lead' })}>
                            Tempo di consegna
                          </Button>
                        )}
                        <Button
                          size="xs"
                          variant="subtle"
                          disabled={isBusy}
                          onClick={() => print(group.supplier)}
                        >
                          PDF
                        </Button>
                        <Button size="xs" variant="subtle" onClick={() => setOpen({ group, act: 'mail' })}>
                          Email
                        </Button>
                        <Button size="xs" variant="subtle" onClick={() => setOpen({ group, act: 'order' })}>
                          Segna ordinato
                        </Button>
                      </>
                    ) : null
                  }
                >
                  <NeedsTable group={group} />
                </Panel>
              ))
            )
          }
        </QueryState>
      </PageBody>
      {open?.act === 'order' ? <OrderDialog group={open.group} onClose={close} /> : null}
      {open?.act === 'lead' ? <LeadDaysDialog group={open.group} onClose={close} /> : null}
      {open?.act === 'mail' ? <MailNeedsDialog group={open.group} onClose={close} /> : null}
    </>
  );
}

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { capabilities, type Job, type JobActuals } from '@truciolo/contract';
import { formatMoney, formatPercent, money, percentFromUnits } from '@truciolo/money';
import { useState } from 'react';
import { Facts } from '../../../components/facts/facts.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { hours } from '../../../entities/jobs/hours.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { actualsQuery } from '../api/job-calls.ts';
import { ActualsTable } from './actuals-table.tsx';
import { BridgePanel } from './bridge-panel.tsx';
import { CostsDialog } from './costs-dialog.tsx';
import classes from './jobs.module.css';
import { LearnedPanel } from './learned-panel.tsx';
import { OddTimes } from './odd-times.tsx';

const euro = (amount: number): string => formatMoney(money(amount));
const rate = (value: number | null): string =>
  value === null ? '—' : formatPercent(percentFromUnits(value), 1, 1);
const signed = (amount: number): string => `${amount > 0 ? '+' : ''}${euro(amount)}`;

/** Planned against actual. */
export function ActualsView({ job }: { readonly job: Job }) {
  const actuals = useQuery(actualsQuery(job.guid));
  const mayWrite = hasCapability(useSessionUser().capabilities, [capabilities.insertion]);
  const [isTyping, setTyping] = useState(false);
  return (
    <QueryState query={actuals} failed="Il consuntivo non si è caricato">
      {(sums) => (
        <>
          {sums.isPriced ? (
            <Pace sums={sums} />
          ) : (
            <NoteBar tone="info">Commessa senza preventivo: si confrontano i tempi, non i costi.</NoteBar>
          )}
          <Panel padded={false}>
            <Facts facts={sums.isPriced ? factsOf(sums) : factsOf(sums).slice(-2)} />
          </Panel>
          <OddTimes job={job} sums={sums} mayWrite={mayWrite} />
          <ActualsTable sums={sums} />
          <Panel
            title="Materiale e scarti"
            actions={
              mayWrite && sums.isPriced ? (
                <Button size="xs" variant="subtle" onClick={() => setTyping(true)}>
                  Scrivi i costi reali
                </Button>
              ) : null
            }
          >
            <dl className={classes.facts}>
              <div>
                <dt>Materiale</dt>
                <dd>
                  <b>{euro(sums.material.actual)}</b> previsti {euro(sums.material.planned)}
                </dd>
              </div>
              <div>
                <dt>Scarto, materiale perso</dt>
                <dd>
                  <b>{euro(sums.scrapCost.actual)}</b> previsti {euro(sums.scrapCost.planned)}
                </dd>
              </div>
              <div>
                <dt>Pezzi scartati</dt>
                <dd>
                  {sums.scrap === 0
                    ? 'nessuno'
                    : Object.entries(sums.scrapByReason)
                        .map(([reason, count]) => `${formatNumber(count)} ${reason || 'senza motivo'}`)
                        .join(', ')}
                </dd>
              </div>
            </dl>
          </Panel>
          <div className={classes.pair}>
            {sums.isPriced ? <BridgePanel sums={sums} /> : null}
            <LearnedPanel guid={job.guid} />
          </div>
          {isTyping ? <CostsDialog job={job} sums={sums} onClose={() => setTyping(false)} /> : null}
        </>
      )}
    </QueryState>
  );
}

/** Where a job that is not over is heading. */
function Pace({ sums }: { readonly sums: JobActuals }) {
  if (sums.isFinal) return null;
  const change = sums.expectedMargin - sums.plannedMargin;
  if (sums.actualMinutes === 0)
    return <NoteBar tone="info">Ancora nessun tempo dal reparto: valgono i previsti.</NoteBar>;
  return (
    <NoteBar tone={change < 0 ? 'warn' : 'ok'}>
      Al ritmo di oggi: <b>{signed(change)}</b> sul margine previsto.
    </NoteBar>
  );
}

function factsOf(sums: JobActuals) {
  const word = sums.isFinal ? 'reale' : 'atteso';
  const extra = sums.actualMinutes - sums.plannedMinutes;
  return [
    { label: 'Ricavo netto', value: euro(sums.revenue) },
    {
      label: `Costo pieno ${word}`,
      value: euro(sums.expectedCost),
      note: `previsto ${euro(sums.plannedCost)}`,
    },
    {
      label: `Margine ${word}`,
      value: (
        <span className={sums.expectedMargin < sums.plannedMargin ? classes.worse : classes.better}>
          {rate(sums.expectedRate)}
        </span>
      ),
      // The sign stays beside its amount.
      note: `preventivo ${rate(sums.plannedRate)} · ${euro(sums.expectedMargin).replace(' ', '\u00a0')}`,
    },
    {
      label: 'Ore',
      value: `${hours(sums.actualMinutes)} h`,
      note: sums.isFinal
        ? `${extra > 0 ? '+' : ''}${hours(extra)} h sul previsto`
        : `previste ${hours(sums.plannedMinutes)} h`,
    },
    {
      label: 'Pezzi',
      value: formatNumber(sums.good),
      note: sums.scrap > 0 ? countOf(sums.scrap, 'scarto', 'scarti') : 'nessuno scarto',
    },
  ];
}

import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { IconFilePlus, IconLayoutColumns, IconPrinter, IconStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { UnitSystem } from '@truciolo/units';
import { useMemo, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { PageHead } from '../../../components/page-head/page-head.tsx';
import { useTimeInQuote } from '../../../entities/quotes/time-to-quote/use-time-in-quote.tsx';
import { formatDate } from '../../../lib/format/dates.ts';
import { pages } from '../../../lib/pages.ts';
import { cuttingSetsQuery } from '../api/cutting-sets-query.ts';
import { CompareDialog } from '../components/compare-dialog.tsx';
import { CostPanel } from '../components/cost-panel.tsx';
import { CurvePanel } from '../components/curve-panel.tsx';
import classes from '../components/cutting-page.module.css';
import { InputColumn } from '../components/input-column.tsx';
import { MachinePanel } from '../components/machine-panel.tsx';
import { OperationNav } from '../components/operation-nav.tsx';
import { ResultsPanel } from '../components/results-panel.tsx';
import { SaveSetDialog } from '../components/save-set-dialog.tsx';
import { SetsPanel } from '../components/sets-panel.tsx';
import { SummaryBar } from '../components/summary-bar.tsx';
import { type Candidate, evaluateSet } from '../evaluate-set.ts';
import { operationTabs } from '../operation-tabs.data.ts';
import { quoteTime } from '../quote-time.ts';
import { belongsTo } from '../set-inputs.ts';
import type { TabSpec } from '../tab-spec.ts';
import { useCutting } from '../use-cutting.ts';

const BASE = pages.cuttingData;

const systems: { readonly value: UnitSystem; readonly label: string }[] = [
  { value: 'metric', label: 'mm' },
  { value: 'imperial', label: 'pollici' },
];

/** The address names the operation: /calcolo-parametri/tornitura. */
export function CuttingPage() {
  const slug = (useParams()['*'] ?? '').split('/')[0];
  const tab = operationTabs.find((one) => one.slug === slug);
  return tab ? <Calculator tab={tab} /> : <Navigate to={`${BASE}/${operationTabs[0]?.slug}`} replace />;
}

function Calculator({ tab }: { readonly tab: TabSpec }) {
  const cutting = useCutting(tab);
  const { evaluation, material, machine, materials, machines, system } = cutting;
  const [dialog, setDialog] = useState<'save' | 'compare' | null>(null);
  const allSets = useQuery(cuttingSetsQuery);
  const sets = useMemo(() => (allSets.data ?? []).filter((set) => belongsTo(set, tab)), [allSets.data, tab]);
  const candidates = useMemo<readonly Candidate[]>(() => {
    const registries = { materials: materials.data ?? [], machines: machines.data ?? [] };
    const current = { key: 'current', name: 'Corrente', material, machine, evaluation };
    return [current, ...sets.map((set) => evaluateSet(set, tab, registries))];
  }, [sets, tab, materials.data, machines.data, material, machine, evaluation]);
  const time = quoteTime(evaluation, material, machine);

  const timeInQuote = useTimeInQuote();
  const sendToQuote = () => {
    if (!time) return;
    timeInQuote.use({ ...time, takenAt: new Date().toISOString() });
  };

  return (
    <>
      {timeInQuote.dialog}
      <PageHead
        title="Calcolo Parametri"
        tools={
          <div className={classes.tools}>
            <SegmentedControl
              size="xs"
              aria-label="Unità di misura"
              data={systems}
              value={system}
              onChange={(next) => cutting.setSystem(next as UnitSystem)}
            />
            <Button
              className={classes.small ?? ''}
              variant="subtle"
              leftSection={<IconStar size={16} stroke={1.6} />}
              disabled={!evaluation.outcome.ok}
              onClick={() => setDialog('save')}
            >
              Salva set
            </Button>
            <Button
              className={classes.small ?? ''}
              variant="subtle"
              leftSection={<IconLayoutColumns size={16} stroke={1.6} />}
              onClick={() => setDialog('compare')}
            >
              Confronta
            </Button>
            <ActionIcon variant="default" aria-label="Stampa" onClick={() => window.print()}>
              <IconPrinter size={16} stroke={1.6} />
            </ActionIcon>
          </div>
        }
        action={
          <div className={classes.tools}>
            <Button
              className={classes.primary ?? ''}
              variant="filled"
              leftSection={<IconFilePlus size={16} stroke={1.6} />}
              disabled={!time}
              title={time ? undefined : 'Scrivi la lunghezza o la profondità: serve un tempo'}
              onClick={sendToQuote}
            >
              Usa nel preventivo
            </Button>
          </div>
        }
        strip={<OperationNav base={BASE} current={tab.slug} />}
      />
      <p className={classes.printed}>
        <b>{tab.label}</b> · {material?.designation ?? 'materiale non scelto'} ·{' '}
        {machine?.code ?? 'macchina non scelta'} · {formatDate(new Date().toISOString())}
      </p>
      <div className={classes.page} key={tab.slug}>
        <InputColumn cutting={cutting} />
        <div className={classes.middle}>
          <ResultsPanel cutting={cutting} />
          <CostPanel cutting={cutting} />
        </div>
        <div className={classes.right}>
          <MachinePanel cutting={cutting} />
          <CurvePanel cutting={cutting} />
          <SetsPanel cutting={cutting} sets={sets} candidates={candidates} />
        </div>
      </div>
      <SummaryBar cutting={cutting} />
      {dialog === 'save' ? <SaveSetDialog cutting={cutting} onClose={() => setDialog(null)} /> : null}
      {dialog === 'compare' ? (
        <CompareDialog cutting={cutting} candidates={candidates} onClose={() => setDialog(null)} />
      ) : null}
    </>
  );
}

import type { FunnelStep, UsageQuery } from '@truciolo/contract';
import { Table } from '../../../components/table/table.tsx';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { ChartPanel } from './chart-panel.tsx';
import classes from './usage.module.css';

const stepNames: Readonly<Record<FunnelStep, string>> = {
  registered: 'Registrate',
  quoteTool: 'Hanno aperto Nuovo Preventivo',
  firstQuote: 'Primo preventivo',
  sentQuote: 'Preventivo inviato',
};

interface FunnelPanelProps {
  readonly steps: readonly { readonly step: FunnelStep; readonly companies: number }[];
  readonly query: UsageQuery;
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${formatNumber((part / whole) * 100)} %`;

/** Companies registered in the period, and how many reached each step. */
export function FunnelPanel({ steps, query }: FunnelPanelProps) {
  const first = steps[0]?.companies ?? 0;
  return (
    <ChartPanel
      title="Dalla registrazione al preventivo"
      note="aziende registrate nel periodo"
      chart="funnel"
      query={query}
    >
      <Table label="Dalla registrazione al preventivo">
        <thead>
          <tr>
            <th>Passo</th>
            <th aria-label="Quota" />
            <th className="num">Aziende</th>
            <th className="num">Del totale</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ step, companies }) => (
            <tr key={step}>
              <td>{stepNames[step]}</td>
              <td className={classes.track}>
                {first === 0 ? null : (
                  <span className={classes.bar} style={{ width: `${(companies / first) * 100}%` }} />
                )}
              </td>
              <td className="num">{formatNumber(companies)}</td>
              <td className="num">{percent(companies, first)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ChartPanel>
  );
}

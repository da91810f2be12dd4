import { Button } from '@mantine/core';
import type { CurvePoint } from '@truciolo/cutting';
import { writeMeasure } from '@truciolo/italian';
import { displayUnit, type UnitSystem } from '@truciolo/units';
import { useMemo, useState } from 'react';
import { Table } from '../../../components/table/table.tsx';
import { curveOf } from '../evaluate-tab.ts';
import type { Cutting } from '../use-cutting.ts';
import classes from './chart.module.css';
import panel from './machine.module.css';
import { SpeedChart } from './speed-chart.tsx';

/** Every sixth of the 61 points: eleven rows. */
const EVERY = 6;

function CurveTable({
  curve,
  system,
}: {
  readonly curve: readonly CurvePoint[];
  readonly system: UnitSystem;
}) {
  const speed = displayUnit('m/min', system);
  const power = displayUnit('kW', system);
  const text = (value: number | undefined, factor = 1) =>
    value === undefined ? '–' : writeMeasure(value * factor);
  return (
    <Table label="Potenza e durata" compact>
      <thead>
        <tr>
          <th className="num">vc {speed.label}</th>
          <th className="num">giri</th>
          <th className="num">potenza {power.label}</th>
          <th className="num">limite</th>
          <th className="num">durata min</th>
        </tr>
      </thead>
      <tbody>
        {curve
          .filter((_, index) => index % EVERY === 0)
          .map((point) => (
            <tr key={point.vc}>
              <td className="num">{text(point.vc, speed.factor)}</td>
              <td className="num">{text(point.n)}</td>
              <td className="num">{text(point.Pm, power.factor)}</td>
              <td className="num">{text(point.available, power.factor)}</td>
              <td className="num">{text(point.T)}</td>
            </tr>
          ))}
      </tbody>
    </Table>
  );
}

/** The chart, and the table behind it. */
export function CurvePanel({ cutting }: { readonly cutting: Cutting }) {
  const { shown, context, evaluation, system } = cutting;
  const [asTable, setAsTable] = useState(false);
  const curve = useMemo(() => curveOf(shown, context), [shown, context]);
  if (shown.tab.operation === 'sawing') return null;
  const hasCurve = curve.length > 1 && curve.some(({ Pm, T }) => Pm !== undefined || T !== undefined);
  return (
    <section aria-labelledby="cutting-curve">
      <div className={panel.head}>
        <h2 id="cutting-curve">Potenza e durata</h2>
        <div className={classes.legend} aria-hidden="true">
          <span>potenza</span>
          <span>durata</span>
        </div>
        <Button size="xs" variant="subtle" disabled={!hasCurve} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Grafico' : 'Tabella'}
        </Button>
      </div>
      <div className={classes.panelBody} data-stale={!evaluation.outcome.ok || undefined}>
        {!hasCurve ? (
          <p className="dim small">
            Scegli un materiale con kc1.1 e velocità consigliate per vedere le curve.
          </p>
        ) : asTable ? (
          <CurveTable curve={curve} system={system} />
        ) : (
          <SpeedChart cutting={cutting} curve={curve} />
        )}
      </div>
    </section>
  );
}

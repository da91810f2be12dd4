import type { Material } from '@truciolo/contract';
import type { PartReport, StockProposal } from '@truciolo/part';
import { type ProposedPosition, positionOfRoute } from '@truciolo/quote';
import { type ReactNode, useMemo } from 'react';
import { useCycle } from '../cycle/use-cycle.ts';
import { type Corrections, correct } from '../report/corrections.ts';
import classes from './results.module.css';

interface CompareCostProps {
  readonly report: PartReport;
  readonly corrections: Corrections;
  readonly stock: StockProposal | null;
  /** Ra stated for the part that is looked at, µm; null = not stated. */
  readonly roughness: number | null;
  readonly name: string;
  readonly material: Material | null;
  /** The proposal of the part that is looked at. */
  readonly now: ProposedPosition | null;
  readonly difference: (before: ProposedPosition, after: ProposedPosition) => ReactNode;
}

/** The other revision goes the same way as the one looked at: same material, machines and Ra, its own cheapest route. */
export function CompareCost(props: CompareCostProps) {
  const { report, corrections, stock, roughness, name, material, now, difference } = props;
  const part = useMemo(() => correct(report, corrections), [report, corrections]);
  const { proposal: cycle, ratioOf } = useCycle(part, material, stock, roughness);
  const route = cycle?.routes[0] ?? null;
  const before = useMemo(
    () => positionOfRoute(part.report, route, stock, material, { code: name, description: name }, ratioOf),
    [part, route, stock, material, name, ratioOf],
  );
  if (!material) {
    return <p className={classes.note}>Scegli il materiale per vedere quanto costa la modifica.</p>;
  }
  if (!cycle || !now) return null;
  if (!route || now.phases.length === 0) {
    return (
      <p className={classes.note}>Per una delle due revisioni manca un ciclo: nessun confronto di prezzo.</p>
    );
  }
  return <>{difference(before, now)}</>;
}

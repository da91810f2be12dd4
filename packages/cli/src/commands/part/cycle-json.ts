import {
  type CyclePhase,
  type CycleProposal,
  type CycleRoute,
  operationLabels,
  reasonText,
} from '@truciolo/cycle';

/** Hundredths of a minute are half a second. */
const round = (minutes: number): number => Math.round(minutes * 100) / 100;

const phaseJson = (phase: CyclePhase) => ({
  kind: phase.kind,
  name: phase.name,
  machine: phase.machineName,
  setupMinutes: round(phase.setupMinutes),
  programmingMinutes: round(phase.programmingMinutes),
  cycleMinutes: round(phase.cycleMinutes),
  loadMinutes: round(phase.loadMinutes),
  reason: reasonText(phase.reason),
  operations: phase.operations.map((one) => ({
    kind: one.kind,
    name: operationLabels[one.kind],
    count: one.count,
    seconds: Math.round(one.seconds * 10) / 10,
    reason: reasonText(one.reason),
  })),
});

const summary = ({ id, stock, pieceMinutes, lotMinutes }: CycleRoute) => ({
  id,
  stock: stock.label,
  pieceMinutes: round(pieceMinutes),
  lotMinutes: round(lotMinutes),
});

/** The cheapest route whole, the others in a line each. */
export function cycleToJson(material: string, { routes, refusals, unknowns }: CycleProposal) {
  const [best, ...others] = routes;
  return {
    material,
    ...(best && {
      ...summary(best),
      band: { low: round(best.band.low), high: round(best.band.high), share: round(best.band.share) },
      explained: round(best.explained),
      phases: best.phases.map(phaseJson),
      notes: best.notes.map(reasonText),
    }),
    alternatives: others.map(summary),
    refusals: refusals.map(reasonText),
    unknowns: unknowns.map(reasonText),
  };
}

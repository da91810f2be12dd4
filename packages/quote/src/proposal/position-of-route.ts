import {
  type CyclePhase,
  type CycleRoute,
  type MeasuredPhaseKind,
  operationLabels,
  reasonText,
} from '@truciolo/cycle';
import type { HoleGroup, PartReport, StockProposal } from '@truciolo/part';
import type { MeasuredDraft } from '../model/phase-draft.ts';
import type { ProposedPhase, ProposedPosition } from './proposed-position.ts';

const SQUARE_DM = 10_000;
/** mm³ in a dm³ */
const CUBIC_DM = 1e6;

/** kg of a volume in mm³ of a material with a density in kg/dm³. */
export const weightKg = (volume: number, density: number): number => (volume / CUBIC_DM) * density;

/** Number of holes for the quote: each hole of a group counts. */
export const countHoles = (holes: readonly HoleGroup[]): number =>
  holes.reduce((sum, { count }) => sum + count, 0);

const CUTTING: Readonly<Record<CycleRoute['kind'], ProposedPosition['cutting']>> = {
  bar: 'lathe',
  sawn: 'saw',
  'bought-cut': 'cut-to-size',
  sheet: 'cut-to-size',
  profile: 'saw',
};

/** "Presa sul grezzo. Foratura 8, Maschiatura 4." */
export function phaseReason({ reason, operations }: CyclePhase): string {
  const counts = new Map<string, number>();
  for (const { kind, count } of operations) {
    const label = operationLabels[kind];
    counts.set(label, (counts.get(label) ?? 0) + count);
  }
  const parts = [...counts].map(([label, count]) => (count > 1 ? `${label} ${count}` : label));
  // The saw's reason is complete without operations.
  return reason.code === 'saw-blank' ? reasonText(reason) : `${reasonText(reason)} ${parts.join(', ')}.`;
}

/** The quote applies the ratio itself and shows it beside the phase: it gets the minutes as computed. */
const toPhase = (phase: CyclePhase, measured: MeasuredDraft | null): ProposedPhase => ({
  name: phase.name,
  machineGuid: phase.machineGuid,
  setup: phase.setupMinutes / (phase.measured?.ratio ?? 1),
  programming: phase.programmingMinutes,
  cycle: phase.cycleMinutes / (phase.measured?.ratio ?? 1),
  load: phase.loadMinutes / (phase.measured?.ratio ?? 1),
  reason: phaseReason(phase),
  measured: phase.measured && measured,
});

export interface NamedPart {
  readonly code: string;
  readonly description: string;
}

/** Measured ratio of similar phases; null where none was measured. */
export type RatioOf = (phase: MeasuredPhaseKind) => MeasuredDraft | null;

/** The part as a position of a quote, by one way to make it; without a way, only stock and figures. */
export function positionOfRoute(
  report: PartReport,
  route: CycleRoute | null,
  chosen: StockProposal | null,
  material: { readonly guid: string; readonly density: number } | null,
  { code, description }: NamedPart,
  ratioOf: RatioOf = () => null,
): ProposedPosition {
  return {
    code,
    description,
    materialGuid: material?.guid ?? null,
    stock: route?.stock ?? chosen,
    cutting: route ? CUTTING[route.kind] : 'saw',
    netWeight: material ? weightKg(report.volume, material.density) : null,
    surfaceDm2: report.area / SQUARE_DM,
    volumeDm3: report.volume / CUBIC_DM,
    length: report.box[2],
    holes: countHoles(report.holes),
    phases: route?.phases.map((phase) => toPhase(phase, ratioOf(phase))) ?? [],
  };
}

import { sameJson } from '@truciolo/changes';
import { isLathe, isMill, type MachineKind } from '@truciolo/cycle';
import type { PhaseDraft, TimePhaseDraft } from '../model/phase-draft.ts';
import { emptyPhase } from './empty-phase.ts';
import { firstFitting, type Park } from './fitting-machine.ts';
import type { Shape, StockChoice } from './stock-choice.ts';

/** Families of parts by their stock and first operation. */
export const partFamilies = ['turned', 'milled', 'sheet'] as const;
export type PartFamily = (typeof partFamilies)[number];

export const FAMILIES = {
  turned: { stock: 'round', phases: ['Tornitura'] },
  milled: { stock: 'flat', phases: ['Fresatura'] },
  sheet: { stock: 'sheet', phases: ['Taglio laser', 'Piegatura'] },
} as const satisfies Record<PartFamily, { stock: Shape; phases: readonly string[] }>;

const OF_SHAPE: Readonly<Partial<Record<StockChoice, PartFamily>>> = {
  round: 'turned',
  hexagon: 'turned',
  tube: 'turned',
  square: 'milled',
  flat: 'milled',
  block: 'milled',
  sheet: 'sheet',
};

/** Null where the shape does not determine the operation: a profile, a casting, no stock. */
export const familyOfShape = (choice: StockChoice): PartFamily | null => OF_SHAPE[choice] ?? null;

interface Kinded {
  readonly kind?: MachineKind | undefined;
}

/** Default family for the machines of a shop: turned if it has a lathe. */
export function usualFamily(machines: readonly Kinded[]): PartFamily {
  const kinds = machines.flatMap(({ kind }) => (kind === undefined ? [] : [kind]));
  if (kinds.some(isLathe) || kinds.length === 0) return 'turned';
  if (kinds.some(isMill)) return 'milled';
  return kinds.includes('laser') || kinds.includes('piegatrice') ? 'sheet' : 'turned';
}

/**
 * First phases of a part of this family, each on a suitable machine of the shop. The first phase is there even without
 * a suitable machine: the user then chooses the place.
 */
export const firstPhases = (family: PartFamily, machines: Park, newId: () => string): TimePhaseDraft[] =>
  FAMILIES[family].phases.flatMap((name, at) => {
    const machineId = firstFitting(name, machines);
    return at === 0 || machineId !== null ? [{ ...emptyPhase(newId()), name, machineId }] : [];
  });

const STARTS: readonly string[] = Object.values(FAMILIES).flatMap(({ phases }) => phases);

/** True while the phases are untouched defaults: they may still follow the family of the part. */
export const isStart = (phases: readonly PhaseDraft[]): boolean =>
  phases.every(
    (phase) =>
      phase.kind === 'time' &&
      STARTS.includes(phase.name) &&
      sameJson({ ...phase, name: '', machineId: null }, emptyPhase(phase.id)),
  );

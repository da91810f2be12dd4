import { type MachineKind, mayDo, type ProcessKind, processKindOf, usualMachines } from '@truciolo/cycle';
import type { StockChoice } from './stock-choice.ts';

/** A machine with its kind; one without a kind was copied before the kind was stored. */
interface KnownMachine {
  readonly kind?: MachineKind | undefined;
}
export type Park = Readonly<Record<string, KnownMachine>>;

/** The machines of the plainest kind that does it; none where the park has no such kind. */
function candidates(process: ProcessKind, machines: Park): readonly string[] {
  const ids = Object.keys(machines);
  for (const kind of usualMachines(process)) {
    const found = ids.filter((id) => machines[id]?.kind === kind);
    if (found.length > 0) return found;
  }
  return [];
}

const only = (found: readonly string[]): string | null => (found.length === 1 ? (found[0] ?? null) : null);

/**
 * The machine for a phase of this name, by the kind of its process and the machines' kinds. Null where the user has to
 * choose: several fit, or none does. A name without a known process takes the only machine.
 */
export function fittingMachine(phaseName: string, machines: Park): string | null {
  if (phaseName.trim() === '') return null;
  const process = processKindOf(phaseName);
  return only(process === null ? Object.keys(machines) : candidates(process, machines));
}

/** The same, where one has to stand: the first of several. */
export function firstFitting(phaseName: string, machines: Park): string | null {
  const process = processKindOf(phaseName);
  const ids = process === null ? Object.keys(machines) : candidates(process, machines);
  return ids[0] ?? null;
}

/**
 * The machine of a phase after another: the same one where it can do it, because a bore is reamed on the lathe that
 * turned it; else the first that fits. Null where the name says no process, and where no machine of the shop does it.
 */
export function nextMachine(phaseName: string, machines: Park, before: string | null): string | null {
  const process = processKindOf(phaseName);
  if (process === null || process === 'elsewhere') return null;
  const kind = before === null ? undefined : machines[before]?.kind;
  if (kind !== undefined && kind !== 'altro' && mayDo(kind, process)) return before;
  return candidates(process, machines)[0] ?? null;
}

/** The machine of a phase does not do its process; no machine of the shop does; such a stock is not turned. */
export type MachineDoubt = 'other-machine' | 'no-machine' | 'not-turned';

const TURNING: readonly ProcessKind[] = ['turning', 'driven-turning', 'sliding-head-turning'];
const NOT_TURNED: readonly (StockChoice | null)[] = [
  'flat',
  'block',
  'sheet',
  'angle',
  'rectangular-tube',
  'profile',
];

interface AskedPhase {
  readonly name: string;
  readonly machineId: string | null;
}

export function machineDoubt(
  { name, machineId }: AskedPhase,
  machines: Park,
  stock: StockChoice | null,
): MachineDoubt | null {
  const process = processKindOf(name);
  if (process === null || usualMachines(process).length === 0) return null;
  if (TURNING.includes(process) && NOT_TURNED.includes(stock)) return 'not-turned';
  const kind = machineId === null ? undefined : machines[machineId]?.kind;
  if (kind !== undefined) return mayDo(kind, process) ? null : 'other-machine';
  if (machineId !== null) return null;
  return candidates(process, machines).length === 0 ? 'no-machine' : null;
}

import type { CycleOperation, CyclePhase, PhaseKind } from '../model/cycle-proposal.ts';
import type { Reason } from '../model/reason.ts';
import type { ShopMachine } from '../model/shop-machine.ts';
import {
  NEXT_CLAMPING_MINUTES,
  OPERATION_PROGRAMMING_MINUTES,
  OTHER_SECONDS,
  PROGRAMMING_MINUTES,
  SETUP_MINUTES,
  TOOL_MINUTES,
} from '../practice.data.ts';
import type { ShopFloor } from './shop-floor.ts';

export interface PhaseDraft {
  readonly id: string;
  readonly kind: PhaseKind;
  readonly name: string;
  readonly machine: ShopMachine;
  readonly operations: readonly CycleOperation[];
  readonly loadSeconds: number;
  /** The machine is not set up yet for this job. */
  readonly first: boolean;
  readonly reason: Reason;
}

const toolsOf = (operations: readonly CycleOperation[]): number =>
  new Set(operations.map(({ tool }) => `${tool.kind} ${tool.diameter}`)).size;

/** Sums a clamping up: cuts, tool changes and what lies between them; set-up and programming by their tools. */
export function makePhase({ calibration }: ShopFloor, draft: PhaseDraft): CyclePhase {
  const { id, kind, name, machine, operations, loadSeconds, first, reason } = draft;
  const sawn = kind === 'sawing';
  const tools = sawn ? 0 : toolsOf(operations);
  const toolChangeSeconds = tools * Math.max(0, machine.dynamics.toolChange || 0);
  const otherSeconds = sawn ? 0 : OTHER_SECONDS;
  const cutting = operations.reduce((sum, { seconds }) => sum + seconds, 0);
  const base = first ? (SETUP_MINUTES[machine.kind] ?? NEXT_CLAMPING_MINUTES) : NEXT_CLAMPING_MINUTES;
  return {
    id,
    kind,
    name,
    machineGuid: machine.guid,
    machineName: machine.name,
    setupMinutes: base + TOOL_MINUTES * tools,
    programmingMinutes: sawn ? 0 : PROGRAMMING_MINUTES + OPERATION_PROGRAMMING_MINUTES * operations.length,
    cycleMinutes: ((cutting + toolChangeSeconds + otherSeconds) / 60) * (calibration?.factor ?? 1),
    loadMinutes: loadSeconds / 60,
    tools,
    toolChangeSeconds,
    otherSeconds,
    operations,
    reason,
  };
}

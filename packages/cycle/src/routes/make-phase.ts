import type { CycleOperation, CyclePhase, MeasuredTimes, PhaseKind } from '../model/cycle-proposal.ts';
import { hasTurret } from '../model/machine-kind.ts';
import type { Reason } from '../model/reason.ts';
import type { ShopMachine } from '../model/shop-machine.ts';
import {
  NEXT_CLAMPING_MINUTES,
  OPERATION_PROGRAMMING_MINUTES,
  otherSeconds,
  PROGRAMMING_MINUTES,
  SETUP_MINUTES,
  TOOL_MINUTES,
  TURRET_TRAVEL,
} from '../practice.data.ts';
import type { ShopFloor } from './shop-floor.ts';

interface PhaseDraft {
  readonly id: string;
  readonly kind: PhaseKind;
  readonly name: string;
  readonly machine: ShopMachine;
  readonly operations: readonly CycleOperation[];
  readonly loadSeconds: number;
  /** Beyond the machine and its tools, minutes a lot: a tailstock to align. */
  readonly extraSetup?: number;
  /** The machine is not set up yet for this job. */
  readonly first: boolean;
  readonly reason: Reason;
}

/** Phases whose operations change tools; a saw, a laser and a press brake keep theirs for the lot. */
const CHIP_PHASES: ReadonlySet<PhaseKind> = new Set(['turning', 'milling', 'turn-milling']);

/** A ratio beyond these is a wrong measure, not a slow shop. */
const RATIO_LIMITS = [0.2, 5] as const;

function soundTimes(measured: MeasuredTimes | null): MeasuredTimes | null {
  if (!measured || !(measured.count > 0)) return null;
  const [low, high] = RATIO_LIMITS;
  return measured.ratio >= low && measured.ratio <= high ? measured : null;
}

const toolsOf = (operations: readonly CycleOperation[]): number =>
  new Set(operations.map(({ tool }) => `${tool.kind} ${tool.diameter}`)).size;

/** Sums up a clamping: cuts, tool changes and the moves between them; set-up and programming by their tools. */
export function makePhase({ measured: measuredOf }: ShopFloor, draft: PhaseDraft): CyclePhase {
  const { id, kind, name, machine, operations, loadSeconds, first, reason, extraSetup = 0 } = draft;
  const chips = CHIP_PHASES.has(kind);
  const tools = chips ? toolsOf(operations) : 0;
  const travel = hasTurret(machine.kind) ? TURRET_TRAVEL : 0;
  const toolChangeSeconds = tools * (Math.max(0, machine.dynamics.toolChange || 0) + travel);
  const other = chips ? otherSeconds(tools) : 0;
  const cutting = operations.reduce((sum, { seconds }) => sum + seconds, 0);
  const base = first ? (SETUP_MINUTES[machine.kind] ?? NEXT_CLAMPING_MINUTES) : NEXT_CLAMPING_MINUTES;
  const measured = soundTimes(measuredOf({ name, machineGuid: machine.guid }));
  const by = measured?.ratio ?? 1;
  return {
    id,
    kind,
    name,
    machineGuid: machine.guid,
    machineName: machine.name,
    setupMinutes: (base + TOOL_MINUTES * tools + extraSetup) * by,
    programmingMinutes:
      kind === 'sawing' ? 0 : PROGRAMMING_MINUTES + OPERATION_PROGRAMMING_MINUTES * operations.length,
    cycleMinutes: ((cutting + toolChangeSeconds + other) / 60) * by,
    loadMinutes: (loadSeconds / 60) * by,
    tools,
    toolChangeSeconds,
    otherSeconds: other,
    operations,
    reason,
    measured,
  };
}

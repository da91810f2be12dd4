import {
  divideRatio,
  type Money,
  moneyRatio,
  multiplyRatio,
  type Percent,
  percentRatio,
  QUANTITY_SCALE,
  ratio,
  WHOLE,
  ZERO_PERCENT,
} from '@truciolo/money';
import { effective } from '../model/origin.ts';
import type { TimePhase } from '../model/phase.ts';
import { isProblem } from '../model/problem.ts';
import type { MachineRate } from '../model/rates.ts';
import type { TraceInput } from '../model/trace.ts';
import { type CostLine, countLine, type Draft, type Lot, pieceLine } from './cost-line.ts';
import { missingMachineRate } from './missing-rate.ts';
import type { PhaseContext } from './phase-context.ts';
import { type CycleTime, cyclesFor, cycleTime, loadMicro, measuredRatio, timedCycles } from './phase-time.ts';
import {
  measuredInput,
  originOf,
  percentInput,
  piecesInput,
  quantityInput,
  sourcedMoney,
  sourcedQuantity,
} from './trace-input.ts';

/** Lot time = (cycle + load) · runs of the program / efficiency (formulas b); a started run is a whole one. */
export function cycleLines(
  phase: TimePhase,
  path: string,
  machine: MachineRate,
  context: PhaseContext,
): Draft {
  const time = cycleTime(phase, path, machine, context);
  if (isProblem(time)) return { lines: [], problems: [time] };
  if (!machine.runRate) return { lines: [], problems: [missingMachineRate(path, machine.name, 'lavoro')] };
  const load = loadMicro(phase);
  const machineTime: ChargedTime = {
    id: 'cycle',
    label: phase.name,
    rate: sourcedMoney('tariffa', 'costo orario', machine.runRate, 'h'),
    ratePerHour: effective(machine.runRate),
    variable: machine.variableShare ?? WHOLE,
    cycleShare: WHOLE,
    load: phase.loadMasked ? 0n : load,
  };
  const lines = [timeLine(phase, time, machineTime)];
  if (machine.operatorRate) {
    // The operator attends the cycle for the attended share and each loading completely.
    const operatorTime: ChargedTime = {
      id: 'cycle-operator',
      label: `${phase.name}, operatore`,
      rate: sourcedMoney('tariffa', 'costo orario operatore', machine.operatorRate, 'h'),
      ratePerHour: effective(machine.operatorRate),
      variable: context.rates.labourIsVariable ? WHOLE : ZERO_PERCENT,
      cycleShare: phase.attended,
      load,
    };
    lines.push(timeLine(phase, time, operatorTime));
  }
  return { lines, problems: [] };
}

/** The paid minutes of a clamping. */
interface ChargedTime {
  readonly id: string;
  readonly label: string;
  readonly rate: TraceInput;
  readonly ratePerHour: Money;
  readonly variable: Percent;
  readonly cycleShare: Percent;
  readonly load: bigint;
}

function timeLine(phase: TimePhase, time: CycleTime, charged: ChargedTime): CostLine {
  const whole = BigInt(WHOLE);
  const share = BigInt(charged.cycleShare);
  // Minutes come in millionths and are weighted by a share of 100 %; pieces come in millionths.
  const minutes = (cycle: bigint) => cycle * share + charged.load * whole;
  const text = explainTime(phase, charged);
  const head = {
    id: `${phase.id}.${charged.id}`,
    category: phase.purpose === 'inspection' ? 'inspection' : 'cycle',
    label: charged.label,
    lost: true,
    variable: charged.variable,
    explain: (lot: Lot) => {
      const inputs = [time.input(lot), ...text.inputs, countInput(phase, lot)];
      return { formula: text.formula, inputs, origin: originOf(inputs) };
    },
  } as const;
  const perMinute = multiplyRatio(
    divideRatio(
      multiplyRatio(moneyRatio(charged.ratePerHour), ratio(1n, 60n)),
      percentRatio(phase.efficiency),
    ),
    measuredRatio(phase),
  );
  const scale = BigInt(QUANTITY_SCALE);
  if (time.constant !== null && !phase.learning) {
    const each = multiplyRatio(perMinute, ratio(minutes(time.constant), whole * scale));
    if (phase.piecesPerClamping === 1) return pieceLine(head, each);
    return countLine(head, each, (lot) => BigInt(cyclesFor(phase, lot.quantity)));
  }
  const each = multiplyRatio(perMinute, ratio(1n, whole * scale * scale));
  return countLine(head, each, (lot) => {
    const cycle = time.at(lot);
    return typeof cycle === 'bigint' ? minutes(cycle) * timedCycles(phase, lot.quantity) : cycle;
  });
}

/** Pieces, or the runs of a fixture that takes several: "2 cicli" for 5 pieces in 4 places. */
function countInput(phase: TimePhase, lot: Lot): TraceInput {
  if (phase.piecesPerClamping === 1) return piecesInput(lot);
  const label = `cicli da ${phase.piecesPerClamping} pezzi`;
  return quantityInput('cicli', label, cyclesFor(phase, lot.quantity), 'cicli', 'computed');
}

/** The formula omits factors without effect: a load of zero, one piece a clamping, an efficiency of 100 %. */
function explainTime(
  phase: TimePhase,
  charged: ChargedTime,
): { formula: string; inputs: readonly TraceInput[] } {
  const inputs: TraceInput[] = [];
  let formula = '{ciclo}';
  if (charged.cycleShare !== WHOLE) {
    formula += ' × {presidio}';
    inputs.push(percentInput('presidio', 'presidio', charged.cycleShare, 'typed'));
  }
  if (charged.load > 0n) {
    formula = `(${formula} + {carico})`;
    inputs.push(sourcedQuantity('carico', 'carico e scarico', phase.load, 'min'));
  }
  if (phase.efficiency !== WHOLE) {
    formula += ' ÷ {efficienza}';
    inputs.push(percentInput('efficienza', 'efficienza', phase.efficiency, 'typed'));
  }
  if (phase.learning) {
    formula += ' × {apprendimento}';
    inputs.push(percentInput('apprendimento', 'curva di apprendimento', phase.learning.rate, 'typed'));
  }
  if (phase.measured) {
    formula += ' × {consuntivi}';
    inputs.push(measuredInput(phase.measured));
  }
  const count = phase.piecesPerClamping === 1 ? '{pezzi}' : '{cicli}';
  return { formula: `${formula} × {tariffa} × ${count}`, inputs: [...inputs, charged.rate] };
}

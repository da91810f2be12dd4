import { moneyRatio, multiplyRatio, WHOLE, ZERO_PERCENT } from '@truciolo/money';
import { effective } from '../model/origin.ts';
import type { TimePhase } from '../model/phase.ts';
import { lookUp, type MachineRate } from '../model/rates.ts';
import { type CostLine, type Draft, type Lot, lotLine, pieceLine } from './cost-line.ts';
import { cycleLines } from './cycle-lines.ts';
import { hoursCost } from './hours-cost.ts';
import { inspectionLine, programmingLine } from './labour-lines.ts';
import { missingMachineRate } from './missing-rate.ts';
import type { PhaseContext } from './phase-context.ts';
import { measuredRatio } from './phase-time.ts';
import {
  measuredInput,
  moneyInput,
  originOf,
  piecesInput,
  sourcedMoney,
  sourcedQuantity,
} from './trace-input.ts';

/** Programming, set-up, cycle, inspection and tools of a phase charged by time. */
export function timePhaseLines(phase: TimePhase, path: string, context: PhaseContext): Draft {
  const machine = lookUp(context.rates.machines, phase.machineId);
  if (!machine) {
    const message = `La macchina della fase «${phase.name}» non è più nel parco macchine: scegline un'altra.`;
    return { lines: [], problems: [{ code: 'missing-machine', path: `${path}.machineId`, message }] };
  }
  const drafts: Draft[] = [
    programmingLine(phase, path, context),
    setupLines(phase, path, machine, context),
    cycleLines(phase, path, machine, context),
    inspectionLine(phase, path, context),
    { lines: toolLines(phase), problems: [] },
  ];
  return {
    lines: drafts.flatMap((draft) => draft.lines),
    problems: drafts.flatMap((draft) => draft.problems),
  };
}

/** Set-up belongs to the lot: it is spread over the pieces and never multiplied by them. */
function setupLines(phase: TimePhase, path: string, machine: MachineRate, context: PhaseContext): Draft {
  const minutes = effective(phase.setup);
  if (minutes === 0) return { lines: [], problems: [] };
  if (!machine.setupRate) {
    return { lines: [], problems: [missingMachineRate(path, machine.name, 'attrezzaggio')] };
  }
  const time = sourcedQuantity('tempo', 'attrezzaggio', phase.setup, 'min');
  const line = (
    id: string,
    label: string,
    rate: typeof machine.setupRate,
    variable: CostLine['variable'],
  ) => {
    const hourly = sourcedMoney('tariffa', 'costo orario', rate, 'h');
    const inputs = phase.measured ? [time, measuredInput(phase.measured), hourly] : [time, hourly];
    const formula = phase.measured ? '{tempo} × {consuntivi} × {tariffa}' : '{tempo} × {tariffa}';
    const explain = () => ({ formula, inputs, origin: originOf(inputs) });
    const head = {
      id: `${phase.id}.${id}`,
      category: 'setup',
      label,
      lost: false,
      variable,
      explain,
    } as const;
    return lotLine(head, multiplyRatio(hoursCost(minutes, effective(rate)), measuredRatio(phase)));
  };
  const lines = [line('setup', phase.name, machine.setupRate, machine.variableShare ?? WHOLE)];
  if (machine.operatorRate) {
    const variable = context.rates.labourIsVariable ? WHOLE : ZERO_PERCENT;
    lines.push(line('setup-operator', `${phase.name}, operatore`, machine.operatorRate, variable));
  }
  return { lines, problems: [] };
}

function toolLines(phase: TimePhase): CostLine[] {
  const lines: CostLine[] = [];
  const head = { category: 'tooling', label: `${phase.name}, utensili`, variable: WHOLE } as const;
  if (phase.toolsPerPiece) {
    const inputs = [moneyInput('utensili', 'utensili', phase.toolsPerPiece, 'pz', 'typed')];
    const explain = (lot: Lot) => {
      const all = [...inputs, piecesInput(lot)];
      return { formula: '{utensili} × {pezzi}', inputs: all, origin: originOf(inputs) };
    };
    lines.push(
      pieceLine({ ...head, id: `${phase.id}.tools`, lost: true, explain }, moneyRatio(phase.toolsPerPiece)),
    );
  }
  if (phase.toolsPerLot) {
    const inputs = [moneyInput('utensili', 'utensili', phase.toolsPerLot, 'lotto', 'typed')];
    const explain = () => ({ formula: '{utensili}', inputs, origin: originOf(inputs) });
    lines.push(
      lotLine({ ...head, id: `${phase.id}.tools-lot`, lost: false, explain }, moneyRatio(phase.toolsPerLot)),
    );
  }
  return lines;
}

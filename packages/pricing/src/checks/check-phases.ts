import type { Phase, TimePhase } from '../model/phase.ts';
import { checkSourced } from './check-stock.ts';
import type { Checker } from './checker.ts';
import {
  AMOUNT,
  ATTENDED,
  COUNT,
  DAYS,
  EFFICIENCY,
  LEARNING,
  MEASURED_RATIO,
  QUANTITY,
  TIME_MINUTES,
} from './limits.ts';

export function checkPhases(check: Checker, phases: readonly Phase[]): void {
  phases.forEach((phase, index) => {
    const path = `phases[${index}]`;
    if (phase.kind === 'time') {
      checkTimePhase(check, path, phase);
      return;
    }
    const of = `della fase «${phase.name}»`;
    check.money(`${path}.minimum`, `Minimo ${of}`, phase.minimum, AMOUNT);
    check.money(`${path}.transport`, `Trasporto ${of}`, phase.transport, AMOUNT);
    check.number(`${path}.leadDays`, `Giorni ${of}`, phase.leadDays, DAYS);
    if (phase.kind !== 'unit') return;
    check.money(`${path}.unit`, `Prezzo ${of}`, phase.unit?.value, AMOUNT);
    check.money(`${path}.unit`, `Prezzo ${of}`, phase.unit?.override, AMOUNT);
    phase.breaks?.forEach((step, at) => {
      check.whole(`${path}.breaks[${at}].from`, `Scaglione ${of}`, step.from, QUANTITY);
      check.money(`${path}.breaks[${at}].unit`, `Prezzo dello scaglione ${of}`, step.unit, AMOUNT);
    });
  });
}

function checkTimePhase(check: Checker, path: string, phase: TimePhase): void {
  const of = `della fase «${phase.name}»`;
  const time = (field: string, label: string, source: Parameters<typeof checkSourced>[3]) =>
    checkSourced(check, `${path}.${field}`, `${label} ${of}`, source, TIME_MINUTES, 'min');
  time('setup', 'Attrezzaggio', phase.setup);
  time('load', 'Carico e scarico', phase.load);
  if ('formulaId' in phase.cycle) {
    check.number(`${path}.cycle`, `Tempo ciclo ${of}`, phase.cycle.override, TIME_MINUTES, 'min');
  } else time('cycle', 'Tempo ciclo', phase.cycle);
  time('programming.minutes', 'Programmazione', phase.programming?.minutes);
  check.whole(`${path}.programming.lots`, `Lotti previsti ${of}`, phase.programming?.lots, COUNT);
  time('inspection.minutes', 'Controllo', phase.inspection?.minutes);
  check.whole(`${path}.inspection.every`, `Frequenza di controllo ${of}`, phase.inspection?.every, COUNT);
  check.whole(`${path}.piecesPerClamping`, `Pezzi per presa ${of}`, phase.piecesPerClamping, COUNT);
  check.percent(`${path}.efficiency`, `Efficienza ${of}`, phase.efficiency, EFFICIENCY);
  check.percent(`${path}.attended`, `Presidio ${of}`, phase.attended, ATTENDED);
  check.percent(`${path}.learning.rate`, `Apprendimento ${of}`, phase.learning?.rate, LEARNING);
  check.number(
    `${path}.measured.ratio`,
    `Rapporto dei consuntivi ${of}`,
    phase.measured?.ratio,
    MEASURED_RATIO,
  );
  check.money(`${path}.toolsPerPiece`, `Utensili ${of}`, phase.toolsPerPiece, AMOUNT);
  check.money(`${path}.toolsPerLot`, `Utensili ${of}`, phase.toolsPerLot, AMOUNT);
}

import { divideRatio, integerRatio, type Money, type Percent, WHOLE, ZERO_PERCENT } from '@truciolo/money';
import { effective, type Sourced } from '../model/origin.ts';
import type { TimePhase } from '../model/phase.ts';
import { lookUp } from '../model/rates.ts';
import { countLine, type Draft, type LineExplanation, type Lot, lotLine } from './cost-line.ts';
import { hoursCost } from './hours-cost.ts';
import type { PhaseContext } from './phase-context.ts';
import { originOf, quantityInput, sourcedMoney, sourcedQuantity } from './trace-input.ts';

const NONE: Draft = { lines: [], problems: [] };

type Labour = { readonly rate: Sourced<Money>; readonly variable: Percent };

function findLabour(id: string, path: string, what: string, context: PhaseContext): Labour | Draft {
  const labour = lookUp(context.rates.labour, id);
  if (!labour) {
    const message = `La tariffa di ${what} non è più in anagrafica costi: scegline un'altra.`;
    return { lines: [], problems: [{ code: 'missing-labour', path, message }] };
  }
  if (!labour.rate) {
    const message = `Manca la tariffa oraria «${labour.name}».`;
    return { lines: [], problems: [{ code: 'missing-price', path, message }] };
  }
  return { rate: labour.rate, variable: context.rates.labourIsVariable ? WHOLE : ZERO_PERCENT };
}

/** Programming: once, or its share when k lots are expected. */
export function programmingLine(phase: TimePhase, path: string, context: PhaseContext): Draft {
  const programming = phase.programming;
  if (!programming || effective(programming.minutes) === 0) return NONE;
  const labour = findLabour(programming.labourId, `${path}.programming.labourId`, 'programmazione', context);
  if ('lines' in labour) return labour;
  const inputs = [
    sourcedQuantity('tempo', 'programmazione', programming.minutes, 'min'),
    sourcedMoney('tariffa', 'costo orario', labour.rate, 'h'),
    quantityInput('lotti', 'lotti previsti', programming.lots, 'lotti', 'typed'),
  ];
  const formula = programming.lots === 1 ? '{tempo} × {tariffa}' : '{tempo} × {tariffa} ÷ {lotti}';
  const explain = (): LineExplanation => ({ formula, inputs, origin: originOf(inputs) });
  const cost = hoursCost(effective(programming.minutes), effective(labour.rate));
  const head = {
    id: `${phase.id}.programming`,
    category: 'programming',
    label: phase.name,
    lost: false,
  } as const;
  const share = divideRatio(cost, integerRatio(programming.lots));
  return { lines: [lotLine({ ...head, variable: labour.variable, explain }, share)], problems: [] };
}

/** One piece in `every` is measured, and one at least. */
export function inspectionLine(phase: TimePhase, path: string, context: PhaseContext): Draft {
  const inspection = phase.inspection;
  if (!inspection || effective(inspection.minutes) === 0) return NONE;
  const labour = findLabour(inspection.labourId, `${path}.inspection.labourId`, 'controllo', context);
  if ('lines' in labour) return labour;
  const checks = (lot: Lot) => Math.ceil(lot.quantity / inspection.every);
  const fixed = [
    sourcedQuantity('tempo', 'controllo', inspection.minutes, 'min'),
    sourcedMoney('tariffa', 'costo orario', labour.rate, 'h'),
  ];
  const explain = (lot: Lot): LineExplanation => ({
    formula: '{tempo} × {tariffa} × {controlli}',
    inputs: [...fixed, quantityInput('controlli', 'pezzi controllati', checks(lot), 'pz', 'computed')],
    origin: originOf(fixed),
  });
  const each = hoursCost(effective(inspection.minutes), effective(labour.rate));
  const head = {
    id: `${phase.id}.inspection`,
    category: 'inspection',
    label: `${phase.name}, controllo`,
  } as const;
  const line = countLine({ ...head, lost: true, variable: labour.variable, explain }, each, (lot) =>
    BigInt(checks(lot)),
  );
  return { lines: [line], problems: [] };
}

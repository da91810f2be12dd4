import type { Problem, ProblemCode } from '@truciolo/pricing';
import type { PhaseDraft } from '../model/phase-draft.ts';
import type { PositionDraft } from '../model/quote-document.ts';
import type { BarDraft, StockDraft } from '../model/stock-draft.ts';
import { effectiveValue, type Value } from '../model/value.ts';

type Say = (path: string, message: string, code?: ProblemCode) => void;

/** Values that are missing for a price, in the estimator's words and with the path of the field. */
export function missingValues(position: PositionDraft): Problem[] {
  const problems: Problem[] = [];
  const say: Say = (path, message, code = 'bad-value') => problems.push({ code, path, message });
  if (position.quantities.length === 0) say('quantities', 'Manca la quantità.', 'bad-quantity');
  checkStock(position.stock, say);
  for (const [index, phase] of position.phases.entries()) checkPhase(phase, `phases[${index}]`, say);
  position.costs.forEach((cost, index) => {
    const { charge } = cost;
    const value = charge.per === 'percent' ? charge.rate : charge.amount;
    if (isEmpty(value)) say(`costs[${index}].charge`, `Manca l’importo di «${cost.label || 'altro costo'}».`);
    if (charge.per === 'declared-quantity' && charge.quantity === null)
      say(`costs[${index}].charge.quantity`, `Manca la quantità su cui ripartire «${cost.label}».`);
  });
  if (isEmpty(position.overheads.rate)) say('overheads.rate', 'Mancano le spese generali.');
  checkTarget(position, say);
  return problems;
}

const isEmpty = (value: Value): boolean => effectiveValue(value) === null;

const dimensionNames: Readonly<Record<string, string>> = {
  diameter: 'il diametro',
  side: 'il lato',
  acrossFlats: 'la chiave',
  width: 'la larghezza',
  thickness: 'lo spessore',
  height: 'l’altezza',
  wall: 'lo spessore della parete',
  kgPerMetre: 'il peso al metro',
};

const cuttingNames: Readonly<Record<string, string>> = {
  barLength: 'la lunghezza della barra',
  partingWidth: 'la larghezza della troncatura',
  remnant: 'lo spezzone in coda',
  kerf: 'lo spessore del taglio',
  frontTrim: 'l’intestatura',
  grip: 'la presa in coda',
  edge: 'il bordo della lamiera',
};

function checkStock(stock: StockDraft | null, say: Say): void {
  if (stock === null || stock.kind === 'none') return;
  if (stock.materialId === null) say('stock.materialId', 'Scegli il materiale.', 'missing-material');
  if (stock.kind === 'bar') checkBar(stock, say);
  else if (isEmpty(stock.weight)) say('stock.weight', 'Manca il peso del grezzo.');
}

function checkBar(stock: BarDraft, say: Say): void {
  const empty = (group: object, path: string, names: Readonly<Record<string, string>>) => {
    for (const [key, value] of Object.entries(group)) {
      if (value === null) say(`${path}.${key}`, `Manca ${names[key] ?? key} del grezzo.`);
    }
  };
  empty(stock.section, 'stock.section', dimensionNames);
  if (isEmpty(stock.length)) say('stock.length', 'Manca la lunghezza del pezzo.');
  if (stock.facing === null) say('stock.facing', 'Manca il sovrametallo del grezzo.');
  empty(stock.cutting, 'stock.cutting', cuttingNames);
  if (stock.charge.mode === 'net-plus-waste' && stock.charge.waste === null)
    say('stock.charge.waste', 'Manca lo sfrido.');
  if (stock.rack)
    empty(stock.rack, 'stock.rack', { pieces: 'il numero di pezzi', pricePerKg: 'il prezzo dello spezzone' });
}

function checkPhase(phase: PhaseDraft, path: string, say: Say): void {
  const of = phase.name === '' ? 'della fase' : `di «${phase.name}»`;
  if (phase.name.trim() === '') say(`${path}.name`, 'Dai un nome alla fase.');
  if (phase.kind === 'unit') {
    if (isEmpty(phase.unit)) say(`${path}.unit`, `Manca il prezzo ${of}.`, 'missing-price');
    return;
  }
  if (phase.kind === 'formula') {
    if (phase.formulaId === null) say(`${path}.formulaId`, `Manca la formula ${of}.`, 'missing-formula');
    return;
  }
  if (phase.machineId === null) say(`${path}.machineId`, `Scegli la macchina ${of}.`, 'missing-machine');
  if (!('formulaId' in phase.cycle) && isEmpty(phase.cycle))
    say(`${path}.cycle`, `Manca il tempo ciclo ${of}.`);
  for (const part of ['programming', 'inspection'] as const) {
    const work = phase[part];
    if (work === null) continue;
    const name = part === 'programming' ? 'programmazione' : 'controllo';
    if (isEmpty(work.minutes)) say(`${path}.${part}.minutes`, `Manca il tempo di ${name} ${of}.`);
    if (work.labourId === null)
      say(`${path}.${part}.labourId`, `Scegli la tariffa per ${name} ${of}.`, 'missing-labour');
  }
}

function checkTarget({ price }: PositionDraft, say: Say): void {
  const { target } = price;
  if (target.kind === 'typed' && target.unit === null) say('price.target.unit', 'Scrivi il prezzo.');
  if (target.kind === 'margin' && target.rate === null) say('price.target.rate', 'Manca il margine.');
  if (target.kind === 'markup' && target.rate === null) say('price.target.rate', 'Manca il ricarico.');
  if (price.expedite && price.expedite.rate === null && price.expedite.fixed === null)
    say('price.expedite.rate', 'Manca il supplemento per l’urgenza.');
}

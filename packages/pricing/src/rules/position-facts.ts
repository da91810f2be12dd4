import { effective } from '../model/origin.ts';
import type { Phase } from '../model/phase.ts';
import type { Position } from '../model/position.ts';
import { lookUp, type Rates } from '../model/rates.ts';
import type { Section } from '../model/stock.ts';
import { planStock } from '../stock/plan-stock.ts';
import type { Facts } from './evaluate-condition.ts';

export function sectionDiameter(section: Section): number | undefined {
  if (section.shape === 'round' || section.shape === 'tube') return section.diameter;
  return section.shape === 'hexagon' ? section.acrossFlats : undefined;
}

/** Facts about the whole position that rules may read. */
export function positionFacts(position: Position, rates: Rates, quantity: number): Facts {
  const { stock, part } = position;
  const facts: { -readonly [K in keyof Facts]: Facts[K] } = { quantity };
  if (part.holes !== undefined) facts.holes = part.holes;
  if (part.length !== undefined) facts.length = part.length;
  if (part.diameter !== undefined) facts.diameter = part.diameter;
  if (!stock || stock.kind === 'none') return facts;
  const material = lookUp(rates.materials, stock.materialId);
  if (material) {
    const plan = planStock(stock, material.density);
    facts.material = material.name;
    if (material.isoGroup !== undefined) facts.materialGroup = material.isoGroup;
    facts.grossWeight = effective(plan.gross);
    if (plan.net !== null) facts.netWeight = plan.net;
  }
  if (stock.kind !== 'bar') return facts;
  facts.shape = stock.section.shape;
  facts.length ??= effective(stock.length);
  const diameter = sectionDiameter(stock.section);
  if (diameter !== undefined) facts.diameter ??= diameter;
  return facts;
}

/** The same facts plus those of one phase. */
export function phaseFacts(facts: Facts, phase: Phase, rates: Rates): Facts {
  const machine = phase.kind === 'time' ? lookUp(rates.machines, phase.machineId) : undefined;
  return { ...facts, process: phase.name, ...(machine ? { machine: machine.name } : {}) };
}

import type { PhaseDraft } from '../model/phase-draft.ts';
import type { PositionDraft, QuoteDocument } from '../model/quote-document.ts';
import type { RatesDraft } from '../model/rates-draft.ts';
import { typedValue } from '../model/value.ts';
import { editWithRates } from './choose-rate.ts';

/** A copy with new keys. */
export const copyOf = (position: PositionDraft, id: string, newId: () => string): PositionDraft => ({
  ...position,
  id,
  phases: position.phases.map((phase) => ({ ...phase, id: newId() })),
  costs: position.costs.map((cost) => ({ ...cost, id: newId() })),
});

interface Today {
  readonly ratesNow: RatesDraft | null;
  readonly newId: () => string;
}

/** One more position that begins as the template does, at today's rates. */
export function addedFromTemplate(
  document: QuoteDocument,
  template: PositionDraft,
  id: string,
  today: Today,
): QuoteDocument {
  const position = copyOf(template, id, today.newId);
  const phases = phasesOf(template, document.rates, today);
  const added = { ...document, positions: [...document.positions, { ...position, phases }] };
  return editWithRates(added, id, (same) => same, today.ratesNow);
}

/** The template's routing in the open position: in place of its own, or after it. Part and quantities stay. */
export const withRoutingOf = (
  document: QuoteDocument,
  positionId: string,
  template: PositionDraft,
  how: 'replace' | 'append',
  today: Today,
): QuoteDocument =>
  editWithRates(
    document,
    positionId,
    (position) => ({
      ...position,
      phases: [...(how === 'append' ? position.phases : []), ...phasesOf(template, document.rates, today)],
    }),
    today.ratesNow,
  );

/**
 * The phases of a template as new ones. A template may be older than the registries: a missing machine, rate or formula
 * is left open to be chosen and reported, instead of being copied without a price.
 */
function phasesOf(
  template: PositionDraft,
  held: RatesDraft,
  { ratesNow: now, newId }: Today,
): readonly PhaseDraft[] {
  const known = (kind: 'machines' | 'labour' | 'formulas', id: string | null): string | null =>
    id !== null && now && !(id in now[kind]) && !(id in held[kind]) ? null : id;
  return template.phases.map((phase): PhaseDraft => {
    const fresh = { ...phase, id: newId() };
    if (fresh.kind === 'unit') return fresh;
    if (fresh.kind === 'formula') return { ...fresh, formulaId: known('formulas', fresh.formulaId) };
    const { cycle, programming, inspection } = fresh;
    const isLost = 'formulaId' in cycle && known('formulas', cycle.formulaId) === null;
    return {
      ...fresh,
      machineId: known('machines', fresh.machineId),
      cycle: isLost ? typedValue(null) : cycle,
      programming: programming && { ...programming, labourId: known('labour', programming.labourId) },
      inspection: inspection && { ...inspection, labourId: known('labour', inspection.labourId) },
    };
  });
}

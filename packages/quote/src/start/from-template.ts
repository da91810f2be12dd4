import {
  editWithRates,
  type PhaseDraft,
  type PositionDraft,
  type QuoteDocument,
  type RatesDraft,
  typedValue,
} from '@truciolo/quote';
import { newId } from '../../../../lib/new-id.ts';
import { copyOf } from './position-acts.ts';

/** One more position that begins as the template does, at today's rates. */
export function addedFromTemplate(
  document: QuoteDocument,
  template: PositionDraft,
  id: string,
  ratesNow: RatesDraft | null,
): QuoteDocument {
  const position = copyOf(template, id);
  const phases = phasesOf(template, document.rates, ratesNow);
  const added = { ...document, positions: [...document.positions, { ...position, phases }] };
  return editWithRates(added, id, (same) => same, ratesNow);
}

/**
 * The template's routing in the position that is open: in place of its own, or after it. What the part is and how many
 * stays.
 */
export const withRoutingOf = (
  document: QuoteDocument,
  positionId: string,
  template: PositionDraft,
  how: 'replace' | 'append',
  ratesNow: RatesDraft | null,
): QuoteDocument =>
  editWithRates(
    document,
    positionId,
    (position) => ({
      ...position,
      phases: [...(how === 'append' ? position.phases : []), ...phasesOf(template, document.rates, ratesNow)],
    }),
    ratesNow,
  );

/**
 * The phases of a template as new ones. A template may be older than the registries: a machine, a rate or a formula
 * that is no longer there is left open to be chosen, and said so, instead of being carried along without a price.
 */
function phasesOf(template: PositionDraft, held: RatesDraft, now: RatesDraft | null): readonly PhaseDraft[] {
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

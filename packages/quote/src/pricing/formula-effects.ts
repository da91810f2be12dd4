import { type Money, sum } from '@truciolo/money';
import { type PreparedPosition, type PricedQuantity, traceLeaves } from '@truciolo/pricing';
import { type FormulaPhaseDraft, formulaOf, type PhaseDraft } from '../model/phase-draft.ts';
import type { QuoteDocument } from '../model/quote-document.ts';
import { atCounted, type PriceEffect, sideOf } from './effect-side.ts';

/** Processes of the registry that the phases of a quote were made from or are priced by. */
export function worksOfQuote({ positions }: Pick<QuoteDocument, 'positions'>): string[] {
  const works = positions.flatMap(({ phases }) =>
    phases.flatMap((phase) => [phase.workGuid, formulaOf(phase)].filter((guid) => guid !== null)),
  );
  return [...new Set(works)];
}

/**
 * A generator over the positions, so that the caller may stop in between. Everything else is as in the document: rates,
 * other formulas, quantities, price policy. The document is not changed.
 */
export function* formulaEffects(
  document: QuoteDocument,
  workGuid: string,
  text: string,
): Generator<PriceEffect> {
  const name = document.rates.formulas[workGuid]?.name ?? '';
  const formulas = { ...document.rates.formulas, [workGuid]: { name, version: 0, text } };
  const tried = { rates: { ...document.rates, formulas } };
  for (const position of document.positions) {
    const phases = position.phases.map((phase) => chargedBy(phase, workGuid));
    const changed = position.phases.filter((_, index) => phases[index] !== null).map(({ id }) => id);
    if (changed.length === 0) continue;
    const { alone, words } = atCounted(position);
    const after = {
      ...alone,
      phases: phases.map((phase, index) => phase ?? alone.phases[index]).filter(isPhase),
    };
    const costOf = costOfPhases(changed);
    yield {
      ...words,
      before: sideOf(alone, document, costOf),
      after: sideOf(after, tried, costOf),
    };
  }
}

const isPhase = (phase: PhaseDraft | undefined): phase is PhaseDraft => phase !== undefined;

/** The phase as the formula of the process would charge it; null where the formula does not concern it. */
function chargedBy(phase: PhaseDraft, workGuid: string): PhaseDraft | null {
  const formula = formulaOf(phase);
  if (formula === workGuid) return phase;
  // The phase was made from the process, but a user chose the formula of another one.
  if (phase.workGuid !== workGuid || formula !== null) return null;
  if (phase.kind === 'formula') return { ...phase, formulaId: workGuid };
  return byFormula(phase, workGuid);
}

/** A phase from the time when the process was charged by time or by unit. */
function byFormula(phase: Exclude<PhaseDraft, FormulaPhaseDraft>, workGuid: string): FormulaPhaseDraft {
  const { id, name } = phase;
  const terms =
    phase.kind === 'unit'
      ? phase
      : {
          external: false,
          supplier: '',
          minimum: null,
          transport: null,
          leadDays: null,
          includesScrap: false,
        };
  const { external, supplier, minimum, transport, leadDays, includesScrap } = terms;
  const head = { id, name, workGuid, external, supplier, minimum, transport, leadDays, includesScrap };
  return { kind: 'formula', ...head, formulaId: workGuid, gives: 'lot' };
}

/** Total cost of some phases. */
const costOfPhases =
  (phaseIds: readonly string[]) =>
  ({ quantity }: PricedQuantity, prepared: PreparedPosition): Money | null => {
    const explained = prepared.explainAt(quantity);
    if (!explained.ok) return null;
    const lines = traceLeaves(explained.trace).filter(({ id }) =>
      phaseIds.some((of) => id.startsWith(`${of}.`)),
    );
    return sum(lines.map(({ value }) => value));
  };

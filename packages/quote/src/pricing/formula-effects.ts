import { type Money, sum } from '@truciolo/money';
import { traceLeaves } from '@truciolo/pricing';
import { type FormulaPhaseDraft, formulaOf, type PhaseDraft } from '../model/phase-draft.ts';
import type { PositionDraft, QuoteDocument } from '../model/quote-document.ts';
import { pricePosition } from './price-quote.ts';

/** What a position costs and asks at the quantity that counts, or the sentence that says why nobody knows. */
export type EffectSide =
  | { readonly ok: true; readonly phase: Money; readonly price: Money; readonly isTyped: boolean }
  | { readonly ok: false; readonly reason: string };

/** A position priced as it was and with another formula of one of its processes. */
export interface FormulaEffect {
  readonly positionId: string;
  readonly code: string;
  readonly description: string;
  /** Null while the position has none. */
  readonly quantity: number | null;
  readonly before: EffectSide;
  readonly after: EffectSide;
}

/** The processes of the registry that the phases of a quote were made from or are priced by. */
export function worksOfQuote({ positions }: Pick<QuoteDocument, 'positions'>): string[] {
  const works = positions.flatMap(({ phases }) =>
    phases.flatMap((phase) => [phase.workGuid, formulaOf(phase)].filter((guid) => guid !== null)),
  );
  return [...new Set(works)];
}

/**
 * One position after the other, so that the caller may stop in between. All else is as the document has it: rates,
 * other formulas, quantities, price policy. The document is not touched.
 */
export function* formulaEffects(
  document: QuoteDocument,
  workGuid: string,
  text: string,
): Generator<FormulaEffect> {
  const name = document.rates.formulas[workGuid]?.name ?? '';
  const formulas = { ...document.rates.formulas, [workGuid]: { name, version: 0, text } };
  const tried = { rates: { ...document.rates, formulas } };
  for (const position of document.positions) {
    const phases = position.phases.map((phase) => chargedBy(phase, workGuid));
    const changed = position.phases.filter((_, index) => phases[index] !== null).map(({ id }) => id);
    if (changed.length === 0) continue;
    const quantity = countedQuantity(position);
    const alone = { ...position, quantities: quantity === null ? [] : [quantity] };
    const after = {
      ...alone,
      phases: phases.map((phase, index) => phase ?? alone.phases[index]).filter(isPhase),
    };
    yield {
      positionId: position.id,
      code: position.code,
      description: position.description,
      quantity,
      before: sideOf(alone, document, changed),
      after: sideOf(after, tried, changed),
    };
  }
}

const isPhase = (phase: PhaseDraft | undefined): phase is PhaseDraft => phase !== undefined;

const countedQuantity = ({ quantities, chosenQuantity }: PositionDraft): number | null =>
  quantities.find((quantity) => quantity === chosenQuantity) ?? quantities[0] ?? null;

/** The phase as the formula of the process would charge it; null where it has nothing to do with it. */
function chargedBy(phase: PhaseDraft, workGuid: string): PhaseDraft | null {
  const formula = formulaOf(phase);
  if (formula === workGuid) return phase;
  // Made from the process but priced by the formula of another: somebody chose that one.
  if (phase.workGuid !== workGuid || formula !== null) return null;
  if (phase.kind === 'formula') return { ...phase, formulaId: workGuid };
  return byFormula(phase, workGuid);
}

/** A phase of the days when the process was charged by time or by the unit. */
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

function sideOf(
  position: PositionDraft,
  document: Pick<QuoteDocument, 'rates'>,
  phaseIds: readonly string[],
): EffectSide {
  const { prepared, chosen, problems } = pricePosition(position, document);
  const failed = (): EffectSide => ({ ok: false, reason: problems[0]?.message ?? 'Manca la quantità.' });
  if (!prepared || !chosen?.ok) return failed();
  const explained = prepared.explainAt(chosen.priced.quantity);
  if (!explained.ok) return failed();
  const lines = traceLeaves(explained.trace).filter(({ id }) =>
    phaseIds.some((of) => id.startsWith(`${of}.`)),
  );
  const { total, typed } = chosen.priced.price;
  return { ok: true, phase: sum(lines.map(({ value }) => value)), price: total, isTyped: typed };
}

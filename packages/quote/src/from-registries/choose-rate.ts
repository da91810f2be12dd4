import type { PositionDraft, QuoteDocument } from '../model/quote-document.ts';
import type { RatesDraft } from '../model/rates-draft.ts';

type Known = Partial<Pick<RatesDraft, 'machines' | 'labour' | 'materials' | 'formulas'>>;

/**
 * Changes a position and copies today's rates of the registries for newly named rows. Rates that are already in the
 * quote stay: they change only on request. Unused rates are removed.
 */
export function editWithRates(
  document: QuoteDocument,
  positionId: string,
  edit: (position: PositionDraft) => PositionDraft,
  now: Known | null,
): QuoteDocument {
  const positions = document.positions.map((position) =>
    position.id === positionId ? edit(position) : position,
  );
  return { ...document, positions, rates: ratesOf(positions, document.rates, now) };
}

/** Rates that the positions use. */
export const usedRates = (rates: RatesDraft, positions: readonly PositionDraft[]): RatesDraft =>
  ratesOf(positions, rates, null);

/** Rates that the positions use: from the quote, else from today's registries. */
export function ratesOf(
  positions: readonly PositionDraft[],
  rates: RatesDraft,
  now: Known | null,
): RatesDraft {
  const used = namedBy(positions);
  const machines = named(used.machines, rates.machines, now?.machines);
  const labour = named(used.labour, rates.labour, now?.labour);
  const materials = named(used.materials, rates.materials, now?.materials);
  const formulas = named(used.formulas, rates.formulas, now?.formulas);
  const same =
    machines === rates.machines &&
    labour === rates.labour &&
    materials === rates.materials &&
    formulas === rates.formulas;
  return same ? rates : { ...rates, machines, labour, materials, formulas };
}

type Names = Set<string | null | undefined>;

function namedBy(positions: readonly PositionDraft[]) {
  const machines: Names = new Set();
  const labour: Names = new Set();
  const materials: Names = new Set();
  const formulas: Names = new Set();
  for (const { stock, phases } of positions) {
    if (stock && stock.kind !== 'none') materials.add(stock.materialId);
    for (const phase of phases) {
      if (phase.kind === 'formula') formulas.add(phase.formulaId);
      if (phase.kind !== 'time') continue;
      machines.add(phase.machineId);
      labour.add(phase.programming?.labourId).add(phase.inspection?.labourId);
      if ('formulaId' in phase.cycle) formulas.add(phase.cycle.formulaId);
    }
  }
  return { machines, labour, materials, formulas };
}

/** Returns the same object when nothing changes, so that a keystroke invalidates nothing else. */
function named<T>(
  ids: Names,
  held: Readonly<Record<string, T>>,
  now: Readonly<Record<string, T>> | undefined,
): Readonly<Record<string, T>> {
  const wanted = [...ids].filter((id): id is string => typeof id === 'string');
  const entries = wanted.flatMap((id) => {
    const rate = held[id] ?? now?.[id];
    return rate === undefined ? [] : [[id, rate] as const];
  });
  const same = entries.length === Object.keys(held).length && entries.every(([id]) => id in held);
  return same ? held : Object.fromEntries(entries);
}

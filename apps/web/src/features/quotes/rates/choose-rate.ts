import type { PositionDraft, QuoteDocument, RatesDraft } from '@truciolo/quote';

type RateKind = 'machines' | 'labour' | 'materials' | 'formulas';
type Edit = (position: PositionDraft) => PositionDraft;

/**
 * A position changes and brings a rate of the registries into the quote. A rate that is already there stays as it is:
 * it was copied once and moves only when somebody asks for it. Rates that nothing uses any more go.
 */
export function chooseRate<K extends RateKind>(
  document: QuoteDocument,
  positionId: string,
  edit: Edit,
  chosen: { readonly kind: K; readonly id: string; readonly rate: RatesDraft[K][string] | undefined } | null,
): QuoteDocument {
  const positions = document.positions.map((position) =>
    position.id === positionId ? edit(position) : position,
  );
  const { rates } = document;
  const copied =
    chosen?.rate === undefined || chosen.id in rates[chosen.kind]
      ? rates
      : { ...rates, [chosen.kind]: { ...rates[chosen.kind], [chosen.id]: chosen.rate } };
  return { ...document, positions, rates: usedRates(copied, positions) };
}

/** Only what the positions name. */
export function usedRates(rates: RatesDraft, positions: readonly PositionDraft[]): RatesDraft {
  const used = { machines: new Set(), labour: new Set(), materials: new Set(), formulas: new Set() };
  for (const { stock, phases } of positions) {
    if (stock && stock.kind !== 'none') used.materials.add(stock.materialId);
    for (const phase of phases) {
      if (phase.kind === 'formula') used.formulas.add(phase.formulaId);
      if (phase.kind !== 'time') continue;
      used.machines.add(phase.machineId);
      used.labour.add(phase.programming?.labourId).add(phase.inspection?.labourId);
      if ('formulaId' in phase.cycle) used.formulas.add(phase.cycle.formulaId);
    }
  }
  const kept = <T>(all: Readonly<Record<string, T>>, ids: ReadonlySet<unknown>) => {
    const entries = Object.entries(all);
    const wanted = entries.filter(([id]) => ids.has(id));
    return wanted.length === entries.length ? all : Object.fromEntries(wanted);
  };
  return {
    ...rates,
    machines: kept(rates.machines, used.machines),
    labour: kept(rates.labour, used.labour),
    materials: kept(rates.materials, used.materials),
    formulas: kept(rates.formulas, used.formulas),
  };
}

import { type CycleProposal, type CycleRoute, reasonText } from '@truciolo/cycle';
import type { PartReport } from '@truciolo/part';

/** Sentences on what a position made now would lack; none where it is whole. */
export function missingWork(
  report: PartReport,
  hasMaterial: boolean,
  cycle: CycleProposal | null,
  route: CycleRoute | null,
): readonly string[] {
  if (!hasMaterial) return ['Il materiale non è scelto: mancano il grezzo a peso e le fasi.'];
  const stock =
    report.stock.length === 0 ? ['Manca il grezzo: nessuna misura di catalogo contiene il pezzo.'] : [];
  if (route || !cycle) return stock;
  return [...stock, 'Mancano le fasi di lavoro.', ...cycle.refusals.map(reasonText)];
}

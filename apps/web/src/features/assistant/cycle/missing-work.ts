import { type CycleProposal, type CycleRoute, reasonText } from '@truciolo/cycle';
import type { PartReport } from '@truciolo/part';

/** Sentences about missing parts of the position; empty where it is complete. */
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

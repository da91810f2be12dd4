import type { PlanInput } from '@truciolo/contract';
import { type Answer, askDelivery, askedWork, type DeliveryPromise } from '@truciolo/jobs';
import type { QuoteDocument } from '@truciolo/quote';
import { countOf } from '../../../lib/format/counts.ts';

/** When a position at a quantity could be delivered, as the plan is now; null while it cannot be priced. */
export function askPosition(
  input: PlanInput,
  document: QuoteDocument,
  positionId: string,
  quantity: number,
): Answer | null {
  const work = askedWork(input, document, positionId, quantity);
  return work && askDelivery(input, work);
}

export const workingDaysText = (days: number): string =>
  countOf(days, 'giorno lavorativo', 'giorni lavorativi');

/** "materiale 5 + macchine 3 + margine 2" */
export function partsText({ material, external, machines, margin }: DeliveryPromise): string {
  const parts: readonly (readonly [string, number])[] = [
    ['materiale', material],
    ['macchine e attese', machines],
    ['esterno', external],
    ['margine', margin],
  ];
  return parts.flatMap(([word, days]) => (days > 0 ? [`${word} ${days}`] : [])).join(' + ');
}

import type { PositionDraft, QuoteDocument, RatesDraft } from '@truciolo/quote';
import { newId } from '../../../../lib/new-id.ts';
import { editWithRates } from '../../rates/choose-rate.ts';
import { copyOf } from '../positions/position-acts.ts';

/** One more position that begins as the template does, at today's rates. */
export function addedFromTemplate(
  document: QuoteDocument,
  template: PositionDraft,
  id: string,
  ratesNow: RatesDraft | null,
): QuoteDocument {
  const position = copyOf(template, id);
  const added = { ...document, positions: [...document.positions, position] };
  return editWithRates(added, id, (same) => same, ratesNow);
}

/** The template's routing in place of the position's own; what the part is and how many stays. */
export const withRoutingOf = (
  document: QuoteDocument,
  positionId: string,
  template: PositionDraft,
  ratesNow: RatesDraft | null,
): QuoteDocument =>
  editWithRates(
    document,
    positionId,
    (position) => ({ ...position, phases: template.phases.map((phase) => ({ ...phase, id: newId() })) }),
    ratesNow,
  );

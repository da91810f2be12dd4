import { type RequestContent, settledValue } from '@truciolo/contract';
import type { QuoteDocument, RatesDraft } from '@truciolo/quote';
import type { Db } from '../../../platform/database/handles.ts';
import type { AskedPart } from '../../part-prices/index.ts';
import { askedOf, listPageParts, priceAsked } from '../page/page-parts.ts';
import { matchMaterial } from './match-registry.ts';

const joined = (a: RatesDraft, b: RatesDraft): RatesDraft => ({
  ...a,
  machines: { ...b.machines, ...a.machines },
  labour: { ...b.labour, ...a.labour },
  materials: { ...b.materials, ...a.materials },
  formulas: { ...b.formulas, ...a.formulas },
});

/** Parts of the page with material and quantities as they stand in the request now: a person may have corrected them. */
async function askedParts(
  db: Db,
  requestGuid: string,
  content: RequestContent,
  document: QuoteDocument,
  placeOf: ReadonlyMap<string, string>,
): Promise<AskedPart[]> {
  const asked: AskedPart[] = [];
  for (const part of await listPageParts(db, requestGuid)) {
    const position = content.positions.find(({ id }) => id === part.positionId);
    const fresh = document.positions.find(({ id }) => id === placeOf.get(part.positionId));
    if (!position || !fresh || position.takenFrom) continue;
    const named = settledValue(position.fields.material) ?? '';
    const materialGuid = named === part.material ? part.materialGuid : await matchMaterial(db, named);
    if (!materialGuid) continue;
    const found = askedOf(part, { id: fresh.id, materialGuid, quantities: fresh.quantities });
    if (found) asked.push(found);
  }
  return asked;
}

/**
 * Positions that came from the page with a model get blank, phases and times of the shop's own engine, like those of
 * «Crea posizione» in the 3D Assistant.
 */
export async function withPageParts(
  db: Db,
  document: QuoteDocument,
  { guid, content }: { readonly guid: string; readonly content: RequestContent },
  placeOf: ReadonlyMap<string, string>,
  now: Date,
): Promise<QuoteDocument> {
  const priced = await priceAsked(db, await askedParts(db, guid, content, document, placeOf), now);
  let next = document;
  for (const [place, made] of priced) {
    const position = made.document.positions.at(-1);
    if (!position) continue;
    const positions = next.positions.map((before) => {
      if (before.id !== place) return before;
      const { code, description, drawing, drawingRevision, notes } = before;
      return { ...position, code, description, drawing, drawingRevision, notes };
    });
    next = { ...next, positions, rates: joined(next.rates, made.document.rates) };
  }
  return next;
}

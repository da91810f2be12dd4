import type { ShopRequest } from '@truciolo/contract';
import type { Db } from '../../../platform/database/handles.ts';
import type { PartReading, SentPart } from '../../../platform/database/shop-page-tables.ts';
import { type AskedPart, openShopFloor, type PartPrice, pricePart } from '../../part-prices/index.ts';

/** A part as it was sent, with the server's own reading of its model. */
interface PagePart extends SentPart {
  readonly reading: PartReading | null;
}

export async function listPageParts(db: Db, requestGuid: string): Promise<readonly PagePart[]> {
  const row = await db
    .selectFrom('shopRequests')
    .select(['sent', 'reading'])
    .where('requestGuid', '=', requestGuid)
    .executeTakeFirst();
  return (row?.sent.parts ?? []).map((part) => ({
    ...part,
    reading: row?.reading?.find(({ positionId }) => positionId === part.positionId) ?? null,
  }));
}

/** The part for the shop's engine: by the model as the server read it, else as the browser told it. */
export function askedOf(
  part: PagePart,
  own: Pick<AskedPart, 'id' | 'materialGuid' | 'quantities'>,
): AskedPart | null {
  const facts = part.reading?.facts ?? part.facts;
  if (!facts) return null;
  const { name, threads, treatmentWork } = part;
  return { ...own, name, facts, threads, treatmentWork };
}

/** Parts priced by today's registries, by their id; a part that no machine can make is left out. */
export async function priceAsked(
  db: Db,
  asked: readonly AskedPart[],
  now: Date,
): Promise<ReadonlyMap<string, PartPrice>> {
  if (asked.length === 0) return new Map();
  const page = await db.selectFrom('shopPages').select('settings').executeTakeFirst();
  const floor = await openShopFloor(
    db,
    {
      materials: asked.map(({ materialGuid }) => materialGuid),
      works: asked.flatMap(({ treatmentWork }) => treatmentWork ?? []),
      margin: page?.settings.margin ?? null,
    },
    now,
  );
  return new Map(
    asked.flatMap((part) => {
      const priced = pricePart(floor, part);
      return priced ? [[part.id, priced] as const] : [];
    }),
  );
}

/** The range that the buyer saw beside the engine's price then and now. */
export async function loadPage(db: Db, requestGuid: string, now: Date): Promise<ShopRequest['page']> {
  const parts = await listPageParts(db, requestGuid);
  const asked = parts.flatMap((part) => {
    const { positionId: id, materialGuid, quantities } = part;
    return (materialGuid && askedOf(part, { id, materialGuid, quantities })) || [];
  });
  const priced = await priceAsked(db, asked, now);
  return {
    parts: parts.map(({ positionId, name, notes, seen, units, reading }) => ({
      positionId,
      name,
      notes,
      seen: seen.prices,
      reason: seen.reason,
      atSending: [...units],
      now: [...(priced.get(positionId)?.units ?? [])],
      reading: reading?.state ?? 'waiting',
      differences: [...(reading?.differences ?? [])],
    })),
  };
}

import { planJob } from '@truciolo/jobs';
import type { Money } from '@truciolo/money';
import type { Db } from '../../../platform/database/handles.ts';
import { findRevision } from '../../quotes/index.ts';

interface Waiting {
  readonly bars: number | null;
  readonly barWeight: number | null;
  readonly materialPrice: Money | null;
  readonly quoteGuid: string | null;
  readonly quoteRevision: number | null;
  readonly positionId: string | null;
  readonly quantity: number;
}

type Bought = Pick<Waiting, 'barWeight' | 'materialPrice'>;

/**
 * Weight of a bar and price of a kg. Jobs made before these were stored get them from the revision they were ordered
 * from, so that "Da comprare" names whole bars for them too; the job itself is not changed.
 */
export async function barsOf(db: Db, job: Waiting): Promise<Bought> {
  const { bars, barWeight, materialPrice, quoteGuid, quoteRevision, positionId, quantity } = job;
  if (barWeight !== null || !bars || quoteGuid === null || quoteRevision === null || positionId === null)
    return { barWeight, materialPrice };
  const revision = await findRevision(db, quoteGuid, quoteRevision);
  const planned = revision && planJob(revision.document, positionId, quantity);
  return {
    barWeight: planned?.barWeight ?? null,
    materialPrice: materialPrice ?? planned?.amounts.materialPrice ?? null,
  };
}

import type { QuoteState } from '@truciolo/contract';
import { addDays } from '@truciolo/italian';
import { euros, type Money } from '@truciolo/money';
import { newGuid } from '../src/platform/guid.ts';
import { searchKey } from '../src/platform/registry/search-key.ts';
import type { TestServer } from './test-server.ts';

export interface RawQuote {
  readonly guid: string;
  readonly ownerGuid: string;
  readonly state: QuoteState;
  readonly customerName: string;
  readonly date: string;
  readonly validUntil: string;
  readonly taxable: Money | null;
  readonly netMargin: number | null;
  readonly sentAt: Date | null;
  readonly createdAt: Date;
  readonly archivedAt: Date | null;
  readonly imported: boolean;
  readonly outcome: {
    readonly reason: string;
    readonly competitor: string;
    readonly competitorPrice: number | null;
  } | null;
}

const states: readonly QuoteState[] = ['draft', 'sent', 'accepted', 'refused', 'expired'];
const customers = ['Rossi S.r.l.', 'ROSSI s.r.l.', 'Meccanica Verdi', 'Fonderie Lario', 'Öl & Söhne', ''];
const reasons = ['Prezzo', 'prezzo ', 'Consegna', '', 'Lavoro sospeso'];
const rivals = ['', 'Officina Bianchi', 'officina bianchi', 'Tornerie Riunite'];

/** The same numbers every time (Park and Miller). */
export function makeNumbers(seed: number) {
  let now = seed;
  return (below: number) => {
    now = (now * 48_271) % 2_147_483_647;
    return now % below;
  };
}

/** Quotes over two years that end on a day, of every kind; the same for the same seed. */
export function buildRawQuotes(
  count: number,
  owners: readonly string[],
  today: string,
  seed = 7,
): RawQuote[] {
  const pick = makeNumbers(seed);
  const one = <T>(list: readonly T[]): T => list[pick(list.length)] as T;
  return Array.from({ length: count }, () => {
    const state = one(states);
    const date = addDays(today, -pick(730));
    const createdAt = new Date(`${date}T07:00:00Z`);
    const imported = pick(10) === 0;
    const hours = pick(200);
    const isPriced = pick(12) > 0;
    const isSent = state !== 'draft';
    return {
      guid: newGuid(createdAt),
      ownerGuid: one(owners),
      state,
      customerName: one(customers),
      date,
      validUntil: addDays(date, 15 + pick(60)),
      taxable: isPriced ? euros(1 + pick(20_000)) : null,
      netMargin: isPriced && pick(8) > 0 ? (pick(60) - 10) * 10_000 : null,
      sentAt: isSent ? new Date(createdAt.getTime() + hours * 3_600_000) : null,
      createdAt,
      archivedAt: pick(15) === 0 ? createdAt : null,
      imported,
      outcome:
        state === 'refused' && pick(6) > 0
          ? {
              reason: one(reasons),
              competitor: one(rivals),
              competitorPrice: pick(3) === 0 ? euros(1 + pick(20_000)) : null,
            }
          : null,
    };
  });
}

/** Inserts rows directly into the table, without documents behind them. */
export async function insertRawQuotes(
  server: TestServer,
  companyGuid: string,
  rows: readonly RawQuote[],
): Promise<void> {
  const values = rows.map(({ outcome, ...row }, index) => ({
    ...row,
    companyGuid,
    number: `R-${row.guid.slice(0, 8)}-${index}`,
    year: null,
    serial: null,
    customerGuid: null,
    customerKey: searchKey(row.customerName),
    title: '',
    tags: [],
    positions: 1,
    firstPart: '',
    unpriced: 0,
    outcome: outcome && JSON.stringify({ at: row.createdAt.toISOString(), by: 'Anna', ...outcome }),
    searchKey: searchKey(row.customerName),
    updatedAt: row.createdAt,
  }));
  for (let from = 0; from < values.length; from += 500)
    await server.handles.system((db) =>
      db
        .insertInto('quotes')
        .values(values.slice(from, from + 500))
        .execute(),
    );
}

import { sql } from 'kysely';
import type { Services } from '../../../platform/context.ts';
import type { LinkAnswer } from '../../../platform/database/document-tables.ts';
import type { SystemHandle } from '../../../platform/database/handles.ts';
import { lockQuote, updateQuote } from '../repository.ts';
import { storedJson } from '../stored-json.ts';
import { valueTaken } from './value-taken.ts';

const AT_ONCE = 100;

interface Earlier {
  readonly guid: string;
  readonly companyGuid: string;
  readonly lines: LinkAnswer['lines'];
}

/**
 * Quotes that were accepted on a link before the value followed the accepted positions: some at a time, each in its own
 * transaction. Returns their number.
 */
export async function valueEarlier(
  services: Pick<Services, 'handles' | 'clock' | 'workers'>,
  database: SystemHandle,
): Promise<number> {
  const { handles, clock } = services;
  let valued = 0;
  for (;;) {
    const { rows } = await database.system((db) =>
      sql<Earlier>`select quotes.guid, quotes.company_guid, quote_links.answer -> 'lines' as lines
        from quote_links join quotes on quotes.guid = quote_links.quote_guid and quotes.revision = quote_links.revision
        where quote_links.answer ->> 'state' = 'accepted' and jsonb_array_length(quote_links.answer -> 'lines') > 0
          and quotes.state = 'accepted' and not quotes.outcome ? 'taken' limit ${AT_ONCE}`.execute(db),
    );
    for (const { guid, companyGuid, lines } of rows)
      await handles.tenant(companyGuid, async (db) => {
        const quote = await lockQuote(db, guid);
        if (quote?.state !== 'accepted' || !quote.outcome || quote.outcome.taken) return;
        const wanted = lines.map(({ position, quantity }) => ({ position, quantity }));
        const { taken, columns } = await valueTaken(db, services, quote, wanted);
        await updateQuote(
          db,
          guid,
          { ...columns, outcome: storedJson({ ...quote.outcome, taken }) },
          clock(),
        );
      });
    valued += rows.length;
    if (rows.length < AT_ONCE) return valued;
  }
}

import { fileKinds, type RequestContent } from '@truciolo/contract';
import type { Insertable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { QuoteFilesTable } from '../../../platform/database/document-tables.ts';
import { newGuid } from '../../../platform/guid.ts';
import { listFiles } from '../repository.ts';
import { kindOfType } from '../request-kind.ts';

const QUOTE_KINDS: readonly string[] = fileKinds;

/** Copies for the quote, which outlive the request; lists stay with the request. */
export async function copiedFiles(
  { tenant, files, actor, clock }: Context,
  guid: string,
  { positions }: RequestContent,
  placeOf: ReadonlyMap<string, string>,
) {
  const rows: Insertable<QuoteFilesTable>[] = [];
  const written: (readonly [string, Uint8Array])[] = [];
  for (const { guid: old, name, type, bytes, file } of await tenant((db) => listFiles(db, [guid]))) {
    const content = QUOTE_KINDS.includes(kindOfType(type)) ? await files.get(file) : null;
    if (!content) continue;
    const now = clock();
    const fresh = newGuid(now);
    const owner = positions.find((position) => position.files.includes(old));
    rows.push({
      guid: fresh,
      companyGuid: actor.companyGuid,
      quoteGuid: guid,
      positionId: (owner && placeOf.get(owner.id)) ?? null,
      name,
      type,
      bytes,
      file: `quotes/${fresh}`,
      uploadedBy: actor.userGuid,
      createdAt: now,
    });
    written.push([`quotes/${fresh}`, content]);
  }
  return { rows, written };
}

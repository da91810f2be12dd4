import type { RequestContent } from '@truciolo/contract';
import { messageOfText, textTables } from '@truciolo/request';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { type LockedRequest, listFiles } from '../repository.ts';
import { kindOfType } from '../request-kind.ts';
import { listMaterials, readRequest } from './read-request.ts';

/**
 * No person has decided anything yet: the content may be read anew. Values of a drawing count as work on the page; those
 * of a request from a program were read by the server, which reads them again.
 */
const isUntouched = ({ content: { positions }, source }: LockedRequest): boolean =>
  positions.every(
    ({ fields, takenFrom }) =>
      takenFrom === null &&
      Object.values(fields).every(
        ({ state, readings }) =>
          state === 'proposed' &&
          (source === 'api' ||
            readings.every(({ proofs }) => proofs.every(({ places }) => places.length === 0))),
      ),
  );

/** With one more file: read anew, or as it was where a person has worked on it. */
export async function readAgain(
  db: Db,
  { files: store, clock }: Pick<Context, 'files' | 'clock'>,
  row: LockedRequest,
): Promise<RequestContent> {
  const { content, guid, text, subject, senderName, senderEmail } = row;
  if (!isUntouched(row)) return content;
  const files = [];
  for (const { guid: file, name, type, file: stored } of await listFiles(db, [guid])) {
    const kind = kindOfType(type);
    // Only lists are read here; of the others the name counts.
    const bytes = kind === 'sheet' || kind === 'text' ? await store.get(stored) : Buffer.alloc(0);
    if (bytes) files.push({ guid: file, name, kind, bytes });
  }
  const from = senderEmail ? { name: senderName, address: senderEmail } : null;
  const message = { ...messageOfText(text, textTables(text)), subject, from };
  const read = await readRequest(message, files, await listMaterials(db), clock());
  return { ...content, positions: read.content.positions };
}

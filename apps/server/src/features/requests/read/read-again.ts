import { contentWithFile, type RequestContent } from '@truciolo/contract';
import { messageOfText, placeFile, textTables } from '@truciolo/request';
import type { Services } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { type LockedRequest, listFiles } from '../repository.ts';
import { kindOfType } from '../request-kind.ts';
import { summaryOf } from '../summary.ts';
import { listMaterials, READABLE_KINDS, readRequest } from './read-request.ts';

/**
 * No person has decided anything yet: the content may be read anew. Values of a drawing count as work on the page; those
 * of a request from a program were read by the server, which reads them again.
 */
const isUntouched = ({ state, content: { positions }, source }: LockedRequest): boolean =>
  state === 'new' &&
  positions.every(
    ({ fields, takenFrom }) =>
      takenFrom === null &&
      Object.values(fields).every(
        ({ state: settled, readings }) =>
          settled === 'proposed' &&
          (source === 'api' ||
            readings.every(({ proofs }) => proofs.every(({ places }) => places.length === 0))),
      ),
  );

type StoredFile = Awaited<ReturnType<typeof listFiles>>[number];

const attached = ({ name, type }: StoredFile) => ({ name, kind: READABLE_KINDS[kindOfType(type)] });

/** Gives later files to the positions they fit, and changes nothing else. */
function withPlaces(
  content: RequestContent,
  files: readonly StoredFile[],
  fresh: readonly string[],
): RequestContent {
  let next = content;
  for (const file of files.filter(({ guid }) => fresh.includes(guid))) {
    const positions = next.positions.map(({ id, fields, files: own }) => ({
      id,
      code: fields.code?.value ?? '',
      files: files.filter(({ guid }) => own.includes(guid)).map(attached),
    }));
    const places = placeFile(positions, attached(file));
    next = contentWithFile(
      next,
      file.guid,
      places.map(({ id }) => id),
    );
  }
  return next;
}

/** The content with more files, already stored: read anew, or only paired where a person has worked on it. */
async function withFiles(
  db: Db,
  { files: store, clock }: Pick<Services, 'files' | 'clock'>,
  row: LockedRequest,
  fresh: readonly string[],
): Promise<RequestContent> {
  const { content, guid, text, subject, senderName, senderEmail } = row;
  const stored = await listFiles(db, [guid]);
  if (!isUntouched(row)) return withPlaces(content, stored, fresh);
  const files = [];
  for (const { guid: file, name, type, file: key } of stored) {
    const kind = kindOfType(type);
    // Only lists are read here; of the others the name counts.
    const bytes = kind === 'sheet' || kind === 'text' ? await store.get(key) : Buffer.alloc(0);
    if (bytes) files.push({ guid: file, name, kind, bytes });
  }
  const from = senderEmail ? { name: senderName, address: senderEmail } : null;
  const message = { ...messageOfText(text, textTables(text)), subject, from };
  const read = await readRequest(message, files, await listMaterials(db), clock());
  return { ...content, positions: read.content.positions };
}

/** Columns of a request that more files change. */
export const readAgain = async (...given: Parameters<typeof withFiles>) =>
  summaryOf(await withFiles(...given));

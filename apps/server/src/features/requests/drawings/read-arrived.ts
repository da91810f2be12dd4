import { isSheetKind, type RequestContent } from '@truciolo/contract';
import { otherPositions, type ReadFile, readPosition } from '@truciolo/drawing-fields';
import type { Services } from '../../../platform/context.ts';
import { withCallerSignal } from '../../../platform/workers/caller-signal.ts';
import { newId } from '../../plain-quotes/index.ts';
import { listFiles, lockRequest, updateRequest } from '../repository.ts';
import { kindOfType } from '../request-kind.ts';
import { summaryOf } from '../summary.ts';
import { drawingWorker } from './drawing-plan.ts';

/** The content with the values of one drawing. A file that belongs to no position brings its own. */
function withDrawing(content: RequestContent, read: ReadFile): RequestContent {
  const { positions } = content;
  const filled = positions.map((position) =>
    position.files.includes(read.file) ? { ...position, fields: readPosition(position, read) } : position,
  );
  const added = positions.length === 0 ? otherPositions([], read, newId) : [];
  return { ...content, positions: [...filled, ...added] };
}

async function keep({ handles, clock }: Services, companyGuid: string, guid: string, read: ReadFile) {
  if (read.parts.length === 0) return;
  await handles.tenant(companyGuid, async (db) => {
    const row = await lockRequest(db, guid);
    // A person may have discarded it or made a quote of it in the meantime.
    if (!row || (row.state !== 'new' && row.state !== 'reading')) return;
    await updateRequest(db, guid, summaryOf(withDrawing(row.content, read)), clock());
  });
}

/** Reads the drawings of a request, one after the other, and puts their values beside those of the mail. */
async function readArrived(services: Services, companyGuid: string, guid: string): Promise<void> {
  const { handles, workers, files: store } = services;
  const files = await handles.tenant(companyGuid, (db) => listFiles(db, [guid]));
  for (const { guid: file, type, file: stored } of files) {
    const kind = kindOfType(type);
    if (!isSheetKind(kind)) continue;
    const bytes = async () => (await store.get(stored)) ?? new Uint8Array();
    const read = await workers.run(drawingWorker, companyGuid, { file, kind }, bytes);
    await keep(services, companyGuid, guid, read);
  }
}

/**
 * Begins to read a request that nobody in the shop looks at (it came by mail, from a program or through the page), and does
 * not wait for it. A drawing that fails here, or that a stop of
 * the server cuts short, is read when somebody opens it.
 */
export function beginReading(services: Services, companyGuid: string, guid: string): void {
  withCallerSignal(undefined, () => readArrived(services, companyGuid, guid)).catch((error: unknown) =>
    services.log.info({ err: error, companyGuid }, 'a drawing of a request was not read'),
  );
}

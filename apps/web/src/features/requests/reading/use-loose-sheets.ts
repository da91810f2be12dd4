import { asJson, diff } from '@truciolo/changes';
import { contentWithFile, isSheetKind, type RequestPosition, type ShopRequest } from '@truciolo/contract';
import { placeFile } from '@truciolo/request';
import { useEffect, useRef } from 'react';
import { queryClient } from '../../../lib/api/query-client.ts';
import { fileBytesQuery } from '../api/file-bytes.ts';
import { saveReadings } from '../api/request-calls.ts';
import type { DrawingAnswer, DrawingRequest } from './drawing-worker.ts';

const NOTHING: RequestPosition = { id: 'loose', files: [], fields: {}, takenFrom: null };

const NO_LAYOUTS = { layouts: [], customerName: '' };

/** The code that stands on a sheet; null where none is read. */
function codeOn(
  bytes: ArrayBuffer,
  { guid: file, kind }: ShopRequest['files'][number],
  signal: AbortSignal,
): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new Worker(new URL('./drawing-worker.ts', import.meta.url), { type: 'module' });
    const end = (code: string | null) => {
      reader.terminate();
      resolve(code);
    };
    signal.addEventListener('abort', () => end(null));
    reader.onerror = () => end(null);
    reader.onmessage = ({ data }: MessageEvent<DrawingAnswer>) => {
      if (data.kind === 'done') end(data.fields.code?.value ?? null);
      else if (data.kind === 'failed') end(null);
    };
    const asked = { bytes, file, kind, position: NOTHING, positions: [], learned: NO_LAYOUTS };
    reader.postMessage(asked satisfies DrawingRequest);
  });
}

/** Puts a drawing to the positions whose code stands on it. Names were compared when the file arrived. */
async function place(
  request: ShopRequest,
  file: ShopRequest['files'][number],
  signal: AbortSignal,
): Promise<void> {
  const code = await codeOn(await queryClient.fetchQuery(fileBytesQuery(file)), file, signal);
  if (code === null || signal.aborted) return;
  await saveReadings(request, ({ content }) => {
    const positions = content.positions.map(({ id, fields }) => ({
      id,
      code: fields.code?.value ?? '',
      files: [],
    }));
    const places = placeFile(positions, { name: file.name, kind: 'pdf' }, code);
    const ids = places.map(({ id }) => id);
    return diff(asJson(content), asJson(contentWithFile(content, file.guid, ids)));
  });
}

/** Reads drawings that have no position, one after the other, and pairs each by the code on its sheet. */
export function useLooseSheets(request: ShopRequest, mayWrite: boolean): void {
  const seen = useRef(new Set<string>());
  const latest = useRef(request);
  latest.current = request;
  const paired = new Set(request.content.positions.flatMap(({ files }) => files));
  const loose = request.files
    .filter(({ guid, kind }) => isSheetKind(kind) && !paired.has(guid))
    .map(({ guid }) => guid)
    .join();
  useEffect(() => {
    if (!mayWrite || loose === '') return;
    const control = new AbortController();
    const run = async () => {
      for (const guid of loose.split(',')) {
        const file = latest.current.files.find((one) => one.guid === guid);
        if (control.signal.aborted || !file || seen.current.has(guid)) continue;
        seen.current.add(guid);
        // A sheet that cannot be read stays loose: a person puts it in its place.
        await place(latest.current, file, control.signal).catch(() => undefined);
      }
    };
    void run();
    return () => control.abort();
  }, [loose, mayWrite]);
}

import { queryOptions } from '@tanstack/react-query';
import { isSheetKind, type RequestFile } from '@truciolo/contract';
import { addressOf } from '../../../entities/files/attached-file.ts';
import type { PictureAnswer, PictureRequest } from './picture-worker.ts';

/** Larger files keep their sign: a small picture is not worth the download. */
const MOST_BYTES = 4 * 1024 * 1024;
/** A sheet that takes longer keeps its sign too. */
const LONGEST_MS = 15_000;

/** Files of which a small picture can be drawn. */
export const hasPicture = ({ kind, bytes }: Pick<RequestFile, 'kind' | 'bytes'>): boolean =>
  isSheetKind(kind) && bytes <= MOST_BYTES;

function draw(request: PictureRequest): Promise<Blob | null> {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob | null>((resolve) => {
    const stop = setTimeout(() => resolve(null), LONGEST_MS);
    worker.onerror = () => resolve(null);
    // pdfjs announces itself from inside the worker with messages of its own.
    worker.onmessage = ({ data }: MessageEvent<PictureAnswer>) => {
      if (data.kind !== 'picture') return;
      clearTimeout(stop);
      resolve(data.blob);
    };
    worker.postMessage(request, [request.bytes]);
  }).finally(() => worker.terminate());
}

const asAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** One after the other: an inbox shows dozens of files, and the page must stay quick. */
let last: Promise<unknown> = Promise.resolve();
function inLine<T>(work: () => Promise<T>): Promise<T> {
  const own = last.then(work);
  last = own.catch(() => undefined);
  return own;
}

/** A small picture of a file as an address of its own; null where none can be drawn. */
export const filePictureQuery = (file: Pick<RequestFile, 'guid' | 'kind' | 'url'>) =>
  queryOptions({
    queryKey: ['request-picture', file.guid],
    queryFn: ({ signal }): Promise<string | null> =>
      inLine(async () => {
        const response = await fetch(addressOf(file), { signal });
        if (!response.ok) return null;
        const blob = await draw({ bytes: await response.arrayBuffer(), isPdf: file.kind === 'pdf' });
        return blob && asAddress(blob);
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * 60_000,
    retry: false,
  });

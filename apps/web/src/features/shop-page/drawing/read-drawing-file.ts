import type { ShopPageView } from '@truciolo/contract';
import type { DrawingAnswer, DrawingQuestion } from './drawing-worker.ts';

/** Only the text of a PDF can be read; a DXF or a photo goes to the shop as it is. */
export const isReadable = ({ name }: File): boolean => /\.pdf$/i.test(name);

/** Reads a drawing off the page's thread. Returns a function that stops it. */
export function readDrawingFile(
  file: File,
  { materials, treatments }: Pick<ShopPageView, 'materials' | 'treatments'>,
  tell: (answer: DrawingAnswer) => void,
): () => void {
  const worker = new Worker(new URL('./drawing-worker.ts', import.meta.url), { type: 'module' });
  const finish = (answer: DrawingAnswer) => {
    worker.terminate();
    tell(answer);
  };
  worker.onmessage = ({ data }: MessageEvent<DrawingAnswer>) => {
    // pdfjs announces itself from inside the worker with messages of its own.
    if (data.kind === 'done' || data.kind === 'failed') finish(data);
  };
  worker.onerror = () => finish({ kind: 'failed', problem: 'broken' });
  file.arrayBuffer().then(
    (bytes) => worker.postMessage({ bytes, materials, treatments } satisfies DrawingQuestion, [bytes]),
    () => finish({ kind: 'failed', problem: 'broken' }),
  );
  return () => worker.terminate();
}

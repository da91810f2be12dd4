import type { ReadDxf } from '@truciolo/dxf';

const MOST_BYTES = 20 * 1024 * 1024;
/** Timeout: a drawing made of copies of copies would never end. */
const PATIENCE_MS = 15_000;

const tooLarge: ReadDxf = { kind: 'unreadable', reason: 'too-large' };

/** Reads a drawing off-thread with a timeout and reports once; returns a function that stops it. */
export function readDrawing(bytes: ArrayBuffer, tell: (result: ReadDxf) => void): () => void {
  if (bytes.byteLength > MOST_BYTES) {
    tell(tooLarge);
    return () => {};
  }
  const worker = new Worker(new URL('./dxf-worker.ts', import.meta.url), { type: 'module' });
  const end = (result: ReadDxf) => {
    stop();
    tell(result);
  };
  const timer = setTimeout(() => end(tooLarge), PATIENCE_MS);
  const stop = () => {
    clearTimeout(timer);
    worker.terminate();
  };
  worker.onmessage = ({ data }: MessageEvent<ReadDxf>) => end(data);
  worker.onerror = () => end({ kind: 'unreadable', reason: 'not-dxf' });
  worker.postMessage(bytes);
  return stop;
}

/// <reference path="./pdf-worker.d.ts" />
import { SameThreadPort } from './same-thread-port.ts';

async function load() {
  // The build of pdfjs for Node 20 brings core-js along, which replaces `push` of all arrays on V8 before version 12, for
  // the sake of lengths above 2^32. The replacement took a tenth of the time of a page: the native one is put back.
  const { push } = Array.prototype;
  const [pdfjs, worker] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
  ]);
  Object.assign(Array.prototype, { push });
  return { ...pdfjs, WorkerMessageHandler: worker.WorkerMessageHandler };
}

let loading: ReturnType<typeof load> | undefined;

/** The library, loaded once. A worker that waited for it at its start would miss its first message. */
export function loadPdfjs(): ReturnType<typeof load> {
  loading ??= load();
  return loading;
}

/** The working half of pdfjs for one document, in this thread: callers already run in a worker. */
export async function startReader() {
  const { PDFWorker, VerbosityLevel, WorkerMessageHandler } = await loadPdfjs();
  const port = new SameThreadPort();
  WorkerMessageHandler.initializeFromPort(port);
  // This half has a level of its own: it would warn on the console of a server about fonts that a drawing lacks.
  return new PDFWorker({ port: port as never, verbosity: VerbosityLevel.ERRORS });
}

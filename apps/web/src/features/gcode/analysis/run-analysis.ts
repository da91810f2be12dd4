import type { AnalysisRequest, AnalysisResult, Progress, WorkerAnswer } from './protocol.ts';

export interface RunningAnalysis {
  readonly result: Promise<AnalysisResult>;
  /** Ends the worker at once; `result` then never settles. */
  cancel(): void;
}

const openWorker = () => new Worker(new URL('./analyze-worker.ts', import.meta.url), { type: 'module' });

/** A worker that has loaded its program and waits for a file. */
let spare: Worker | null = null;

export function prepareAnalysis(): void {
  if (spare) return;
  const worker = openWorker();
  // One that could not be loaded would never answer.
  worker.onerror = () => {
    if (spare === worker) spare = null;
  };
  spare = worker;
}

function takeWorker(): Worker {
  const worker = spare ?? openWorker();
  spare = null;
  return worker;
}

/** Reads, times and draws a program off the page's own thread. */
export function runAnalysis(
  request: AnalysisRequest,
  onProgress: (progress: Progress) => void,
): RunningAnalysis {
  const worker = takeWorker();
  const result = new Promise<AnalysisResult>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.type === 'progress') return onProgress(data.progress);
      worker.terminate();
      resolve(data.result);
    };
    worker.onerror = (event) => {
      worker.terminate();
      reject(new Error(event.message || 'worker'));
    };
  });
  worker.postMessage(request);
  return { result, cancel: () => worker.terminate() };
}

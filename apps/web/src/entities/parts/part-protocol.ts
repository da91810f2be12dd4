import type { PartFileErrorCode } from '@truciolo/cad-kernel';
import type { PartMeasures, PartModel, PartReport } from '@truciolo/part';

/** To the worker: load the kernel, or analyse a file. */
export type PartQuestion =
  | { readonly type: 'warm'; readonly wasmUrl: string }
  | { readonly type: 'analyse'; readonly wasmUrl: string; readonly bytes: Uint8Array };

/** From the worker, in the order of the file's analysis. */
export type PartAnswer =
  | { readonly type: 'model'; readonly model: PartModel }
  | { readonly type: 'measures'; readonly measures: PartMeasures; readonly solid: number }
  | { readonly type: 'report'; readonly report: PartReport; readonly solid: number }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly code: PartFileErrorCode; readonly message: string };

/** What a browser's worker is to its owner; a test has one of its own. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<PartAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(message: PartQuestion, transfer?: Transferable[]): void;
  terminate(): void;
}

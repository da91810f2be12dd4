import type { KernelSource, PartFileErrorCode } from '@truciolo/cad-kernel';
import type { PartMeasures, PartModel, PartReport } from '@truciolo/part';

/** To the worker: load the kernel, analyse a file, or make a light model of it. */
export type PartQuestion =
  | { readonly type: 'warm'; readonly source: KernelSource }
  | { readonly type: PartTask; readonly source: KernelSource; readonly bytes: Uint8Array };

/** What is asked of a file: everything, or no more than a model to look at. */
export type PartTask = 'analyse' | 'lighten';

/** From the worker, in the order of the file's analysis. */
export type PartAnswer =
  | { readonly type: 'model'; readonly model: PartModel }
  | { readonly type: 'measures'; readonly measures: PartMeasures; readonly solid: number }
  | { readonly type: 'report'; readonly report: PartReport; readonly solid: number }
  | { readonly type: 'light'; readonly bytes: Uint8Array | null }
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

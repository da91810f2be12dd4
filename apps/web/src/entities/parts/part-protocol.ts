import type { KernelSource, PartFileErrorCode } from '@truciolo/cad-kernel';
import type { LengthUnit, PartMeasures, PartModel, PartReport } from '@truciolo/part';

/** Message to the worker: load the kernel, analyse a file, or make a light model of it. */
export type PartQuestion =
  | { readonly type: 'warm'; readonly source: KernelSource }
  | {
      readonly type: PartTask;
      readonly source: KernelSource;
      readonly bytes: Uint8Array;
      /** Chosen by the user instead of the file's own; null: as declared. */
      readonly unit: LengthUnit | null;
    };

/** Depth of the task: everything, or only a model for viewing. */
export type PartTask = 'analyse' | 'lighten';

/** Message from the worker, in the order of the file's analysis. */
export type PartAnswer =
  | { readonly type: 'model'; readonly model: PartModel }
  | { readonly type: 'measures'; readonly measures: PartMeasures; readonly solid: number }
  | { readonly type: 'report'; readonly report: PartReport; readonly solid: number }
  | { readonly type: 'light'; readonly bytes: Uint8Array | null }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly code: PartFileErrorCode; readonly message: string };

/** Interface of a browser's worker, which tests replace. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<PartAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(message: PartQuestion, transfer?: Transferable[]): void;
  terminate(): void;
}

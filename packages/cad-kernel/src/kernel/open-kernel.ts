import type { OpenCascadeInstance } from 'replicad-opencascadejs';

/**
 * Where the wasm files are, the kernel's and that of the reader of IGES, which is asked for by the first of these alone:
 * separate files that anybody may replace (LGPL), never part of a bundle.
 */
export type KernelSource =
  | { readonly wasmUrl: string; readonly igesUrl: string }
  | { readonly wasmBytes: Uint8Array; readonly igesBytes: () => Uint8Array };

let opened: Promise<OpenCascadeInstance> | undefined;

/** Loads the kernel once a thread; later calls answer the same one. A load that failed may be tried again. */
export function openKernel(source: KernelSource): Promise<OpenCascadeInstance> {
  // The kernel prints statistics of each file: nobody reads them.
  const quiet = { print: () => {}, printErr: () => {} };
  const options =
    'wasmBytes' in source
      ? { ...quiet, wasmBinary: source.wasmBytes }
      : { ...quiet, locateFile: () => source.wasmUrl };
  // Loaded late: callers that need only the limits and messages of this package never load the kernel's code.
  opened ??= import('replicad-opencascadejs')
    .then(({ default: init }) => init(options))
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}

import type { OpenCascadeInstance } from 'replicad-opencascadejs';

/**
 * Addresses of the wasm files, the kernel's and that of the IGES reader, which is loaded with the first IGES file:
 * separate files that users may replace (LGPL), never part of a bundle.
 */
export type KernelSource =
  | { readonly wasmUrl: string; readonly igesUrl: string }
  | { readonly wasmBytes: Uint8Array; readonly igesBytes: () => Uint8Array };

let opened: Promise<OpenCascadeInstance> | undefined;

/** Loads the kernel once per thread; later calls return the same one. A failed load may be retried. */
export function openKernel(source: KernelSource): Promise<OpenCascadeInstance> {
  // The kernel prints statistics of each file, which are not needed.
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

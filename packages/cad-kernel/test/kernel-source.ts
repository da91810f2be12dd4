import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { KernelSource } from '../src/kernel/open-kernel.ts';

const bytesOf = (file: string) => readFileSync(createRequire(import.meta.url).resolve(file));

/** The wasm files as installed, for tests and measures in Node. */
export const kernelSource = (): KernelSource => ({
  wasmBytes: bytesOf('replicad-opencascadejs/wasm'),
  igesBytes: () => bytesOf('@bitbybit-dev/occt/bitbybit-dev-occt/bitbybit-dev-occt.wasm'),
});

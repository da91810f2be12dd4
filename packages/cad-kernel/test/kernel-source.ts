import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { KernelSource } from '../src/kernel/open-kernel.ts';

/** The kernel's wasm as installed, for tests and measures in Node. */
export function kernelSource(): KernelSource {
  const path = createRequire(import.meta.url).resolve('replicad-opencascadejs/wasm');
  return { wasmBytes: readFileSync(path) };
}

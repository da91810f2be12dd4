import type { OpenCascadeInstance } from '@bitbybit-dev/occt/bitbybit-dev-occt/bitbybit-dev-occt.js';
import type { KernelSource } from '../kernel/open-kernel.ts';

/** The second kernel; its declarations leave the files out. */
export type Converter = Omit<OpenCascadeInstance, 'FS'> & {
  readonly FS: {
    writeFile(path: string, content: Uint8Array): void;
    readFile(path: string, options: { encoding: 'utf8' }): string;
    unlink(path: string): void;
  };
};
type Start = (options: object) => Promise<Converter>;

let opened: Promise<Converter> | undefined;

/** Loads the reader of IGES files once a thread, when the first of them comes. */
export function openConverter(source: KernelSource): Promise<Converter> {
  opened ??= import('@bitbybit-dev/occt/bitbybit-dev-occt/bitbybit-dev-occt.js')
    .then(({ default: init }) => startAnywhere(init as Start, source))
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}

/**
 * In Node its loader would require CommonJS and end the process on any unrelated error: Node is hidden from it. It
 * checks only while it is called.
 */
function startAnywhere(init: Start, source: KernelSource): Promise<Converter> {
  const quiet = { print: () => {}, printErr: () => {} };
  const options =
    'igesBytes' in source
      ? { ...quiet, wasmBinary: source.igesBytes() }
      : { ...quiet, locateFile: () => source.igesUrl };
  const surroundings = globalThis as { process?: unknown };
  const { process } = surroundings;
  if (process === undefined) return init(options);
  try {
    surroundings.process = undefined;
    return init(options);
  } finally {
    surroundings.process = process;
  }
}

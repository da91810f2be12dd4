import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { interpret } from '../src/interpret.ts';
import type { SourceFile } from '../src/source-file.ts';

/** Sample programs kept beside the project, not in it. */
export const SAMPLES = join(
  fileURLToPath(new URL('../../../..', import.meta.url)),
  'shared',
  'samples',
  'nc',
);

export function hasSamples(folder = SAMPLES): boolean {
  return existsSync(join(folder, 'expected.json'));
}

export interface Rs274Result {
  readonly status: string;
  readonly error?: string;
  readonly len_rapid: number;
  readonly len_feed: number;
  readonly t_feed_const_s: number;
  readonly dwell_s: number;
  readonly tools: readonly number[];
  readonly traverse: number;
  readonly feed: number;
  readonly arc: number;
  readonly probe: number;
  readonly nurbs: number;
  readonly extents_mm: readonly (readonly number[])[] | null;
  readonly cut_extents_mm: readonly (readonly number[])[] | null;
  readonly shim?: readonly string[];
}

interface GrblResult {
  readonly t_s: number;
  readonly dwell_s: number;
  readonly err: number;
}

export interface Expected {
  readonly lines: number;
  readonly rs274?: Rs274Result;
  readonly rs274_shim?: Rs274Result;
  readonly grbl_time?: { readonly B_vmc?: GrblResult; readonly A_hobby?: GrblResult };
}

export function loadExpected(folder = SAMPLES): Record<string, Expected> {
  const text = readFileSync(join(folder, 'expected.json'), 'utf8');
  return (JSON.parse(text) as { files: Record<string, Expected> }).files;
}

export function loadProgram(path: string, folder = SAMPLES): SourceFile {
  return { name: basename(path), bytes: readFileSync(join(folder, path)) };
}

const interpreted = new Map<string, ReturnType<typeof interpret>>();

/** A sample without tools, interpreted once for all goals. */
export function interpretSample(file: string): ReturnType<typeof interpret> {
  const known = interpreted.get(file) ?? interpret([loadProgram(file)]);
  interpreted.set(file, known);
  return known;
}

import { readRoughness } from '../block/roughness.ts';
import type { Line } from '../lines/line.ts';
import type { Found, Roughness } from '../reading.ts';
import { found } from '../reasons.ts';

/** Roughness written on single surfaces. */
export const findRoughness = (lines: readonly Line[]): readonly Found<Roughness>[] =>
  lines.flatMap((line) =>
    readRoughness(line.text).map((value) =>
      found(value, [line], { confidence: 'likely', reason: 'simbolo di rugosità sul disegno' }),
    ),
  );

import { isUnified, TABLED_INCH_SIZES } from '../inch-series.ts';
import { INCH_SIZE_PATTERN, readInchSize } from '../inch-size.ts';
import { METRIC_NOMINALS } from '../metric/metric-pitches.ts';
import { fail, type Outcome } from '../outcome.ts';
import { PIPE_SIZES } from '../pipe/pipe-sizes.ts';
import type { PipeSystem } from '../thread.ts';
import type { DesignationInput } from './designation-input.ts';

/** Systems people ask for that the tables do not carry. */
const UNSUPPORTED: readonly (readonly [RegExp, string])[] = [
  [/\bnps[cfl]?\b/i, 'NPSC, NPSF e NPSL'],
  [/\bba\b|^ba\s*\d/i, 'BA'],
  [/^e\s*\d/i, 'Edison'],
  [/^vg\s*\d/i, 'Vg (valvole)'],
];

const EXAMPLES = 'M8, M10x1, G1/2, 1/4-20 UNC, 1/2 NPT, Tr20x4, EG M8';
const BARE_SIZE = new RegExp(`^#?\\s*(${INCH_SIZE_PATTERN})$`);
const PIPE_PRINT: readonly (readonly [PipeSystem, (size: string) => string])[] = [
  ['G', (size) => `G${size}`],
  ['R', (size) => `R${size}`],
  ['NPT', (size) => `${size} NPT`],
];

/** Threads of any system with this bare size: "1/2" → G1/2, R1/2, 1/2 NPT, 1/2-13 UNC... */
function meanings(text: string): readonly string[] {
  const written = BARE_SIZE.exec(text)?.[1];
  if (written === undefined) return [];
  const metric = METRIC_NOMINALS.includes(Number(written)) ? [`M${Number(written)}`] : [];
  const size = readInchSize(written);
  const pipes = PIPE_PRINT.filter(([system]) => size !== null && PIPE_SIZES[system].includes(size));
  const unified = TABLED_INCH_SIZES.filter(
    (one) => isUnified(one) && (one.size === size || one.size === `#${written}`),
  );
  return [
    ...metric,
    ...pipes.map(([, print]) => print(size ?? '')),
    ...unified.map((one) => `${one.size}-${one.threadsPerInch} ${one.series}`),
  ];
}

/** The most helpful refusal for a text no system recognised. */
export function readUnknown({ text, typed }: DesignationInput): Outcome<never> {
  const unsupported = UNSUPPORTED.find(([pattern]) => pattern.test(text));
  if (unsupported) {
    return fail('unsupported-system', `Le filettature ${unsupported[1]} non sono in tabella («${typed}»).`);
  }
  const possible = meanings(text);
  if (possible.length > 0) {
    return fail('ambiguous', `«${typed}» da solo non basta: intendi ${possible.join(', ')}?`);
  }
  return fail(
    'unrecognised',
    `«${typed}» non è una filettatura riconosciuta. Scrivi per esempio ${EXAMPLES}.`,
  );
}

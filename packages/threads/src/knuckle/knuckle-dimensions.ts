import { degrees, MM_PER_INCH } from '@truciolo/units';
import { NO_OFFER, type SystemDimensions } from '../dimensions.ts';
import { type Outcome, succeed, unknownClass } from '../outcome.ts';
import { evenFlanks, round, type ThreadForm } from '../profile/thread-form.ts';
import { roundHalfUp, toMicrometre } from '../rounding.ts';
import type { MetricThread } from '../thread.ts';

/** DIN 405-1, as multiples of the pitch. */
const TRIANGLE_HEIGHT = 1.86603;
const DEPTH = 0.5;
/** Room between the crest of one part and the root of the other. */
const CLEARANCE = 0.05;
const RADIUS = { bolt: 0.23851, nutRoot: 0.22105, nutCrest: 0.25597 } as const;

/** DIN 405-1: largest diameter (mm) of each pitch, in threads per inch. */
const PITCH_STEPS: readonly (readonly [upTo: number, threadsPerInch: number])[] = [
  [12, 10],
  [38, 8],
  [100, 6],
  [200, 4],
];

/** Diameters of DIN 405-1, mm. */
export const KNUCKLE_NOMINALS: readonly number[] = [
  ...[8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 55],
  ...[58, 60, 62, 65, 68, 70, 72, 75, 78, 80, 82, 85, 88, 90, 92, 95, 98, 100, 105, 110, 115, 120, 125, 130],
  ...[135, 140, 145, 150, 155, 160, 165, 170, 175, 180, 185, 190, 195, 200],
];

export const knuckleThreadsPerInch = (nominal: number): number =>
  PITCH_STEPS.find(([upTo]) => nominal <= upTo)?.[1] ?? 4;

/** Pitches of a nominal diameter, mm: one, none when the diameter is not in the table. */
export const knucklePitches = (nominal: number): readonly number[] =>
  KNUCKLE_NOMINALS.includes(nominal) ? [MM_PER_INCH / knuckleThreadsPerInch(nominal)] : [];

const knuckleForm = (pitch: number): ThreadForm => ({
  external: { outer: round(RADIUS.bolt * pitch), inner: round(RADIUS.bolt * pitch) },
  internal: { outer: round(RADIUS.nutRoot * pitch), inner: round(RADIUS.nutCrest * pitch) },
  slope: 0,
  flanks: evenFlanks(30),
});

/** Rd, DIN 405. */
export function knuckleDimensions(thread: MetricThread, designation: string): Outcome<SystemDimensions> {
  const stated = thread.classes.internal ?? thread.classes.external;
  if (stated !== null) return unknownClass(stated, designation, []);
  const { nominal, pitch, starts } = thread;
  const D1 = toMicrometre(nominal - (2 * DEPTH - 2 * CLEARANCE) * pitch);
  return succeed({
    standard: 'DIN 405-1',
    flankAngle: degrees(30),
    pitch,
    starts,
    threadsPerInch: roundHalfUp(MM_PER_INCH / pitch, 6),
    basic: {
      major: toMicrometre(nominal),
      D2: toMicrometre(nominal - DEPTH * pitch),
      D1,
      d3: toMicrometre(nominal - 2 * DEPTH * pitch),
      D4: toMicrometre(nominal + 2 * CLEARANCE * pitch),
      triangleHeight: toMicrometre(TRIANGLE_HEIGHT * pitch),
      externalDepth: toMicrometre(DEPTH * pitch),
      internalDepth: toMicrometre(DEPTH * pitch),
    },
    classes: NO_OFFER,
    internal: null,
    external: null,
    inchLimits: null,
    tapDrill: { cutting: { diameter: D1, origin: 'formula' }, forming: null },
    fullThread: { major: nominal, iso: (2 * DEPTH - 2 * CLEARANCE) * pitch, american: null },
    form: knuckleForm(pitch),
    stressArea: null,
    clearanceHoles: null,
    taper: null,
    notes: [
      'Limiti non in tabella (DIN 405-2): i diametri sono nominali.',
      'Il preforo è il diametro di nocciolo D1.',
    ],
  });
}

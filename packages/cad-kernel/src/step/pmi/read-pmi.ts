import type { GeometricKind, PmiNote } from '@truciolo/part';
import { refOf, refsOf, type StepRecord, type StepValue, textOf } from '../text/parse-record.ts';
import type { StepText } from '../text/step-text.ts';
import { ASPECT_KINDS, AspectFaces } from './aspect-faces.ts';
import { readMeasure } from './read-measure.ts';

const SIZES = ['DIMENSIONAL_SIZE', 'ANGULAR_SIZE', 'DIMENSIONAL_SIZE_WITH_PATH'];
const LOCATIONS = ['DIMENSIONAL_LOCATION', 'ANGULAR_LOCATION', 'DIRECTED_DIMENSIONAL_LOCATION'];
const GEOMETRIC: Readonly<Record<string, GeometricKind>> = {
  FLATNESS_TOLERANCE: 'flatness',
  STRAIGHTNESS_TOLERANCE: 'straightness',
  ROUNDNESS_TOLERANCE: 'roundness',
  CYLINDRICITY_TOLERANCE: 'cylindricity',
  PARALLELISM_TOLERANCE: 'parallelism',
  PERPENDICULARITY_TOLERANCE: 'perpendicularity',
  ANGULARITY_TOLERANCE: 'angularity',
  POSITION_TOLERANCE: 'position',
  CONCENTRICITY_TOLERANCE: 'concentricity',
  COAXIALITY_TOLERANCE: 'concentricity',
  SYMMETRY_TOLERANCE: 'symmetry',
  LINE_PROFILE_TOLERANCE: 'line-profile',
  SURFACE_PROFILE_TOLERANCE: 'surface-profile',
  CIRCULAR_RUNOUT_TOLERANCE: 'circular-runout',
  TOTAL_RUNOUT_TOLERANCE: 'total-runout',
};

export const PMI_KINDS = [
  ...ASPECT_KINDS,
  ...SIZES,
  ...LOCATIONS,
  ...Object.keys(GEOMETRIC),
  'DIMENSIONAL_CHARACTERISTIC_REPRESENTATION',
  'PLUS_MINUS_TOLERANCE',
];

/** A note with the numbers of its written faces. */
export type WrittenNote = Omit<PmiNote, 'faces'> & { readonly faces: readonly number[] };

/** Values that entities of one kind give a dimension, by the dimension's number. */
function byDimension(step: StepText, kind: string, dimension: 0 | 1): ReadonlyMap<number, StepValue> {
  const found = new Map<number, StepValue>();
  for (const id of step.all(kind)) {
    const args = step.part(id, kind)?.args ?? [];
    const of = refOf(args[dimension]);
    const other = args[1 - dimension];
    if (of !== null && other !== undefined) found.set(of, other);
  }
  return found;
}

/** Nominal value and limits, as the representation of a dimension lists them. */
function readValues(step: StepText, representation: number | null) {
  const part = step.parts(representation).find(({ kind }) => kind.endsWith('REPRESENTATION'));
  const values = refsOf(part?.args[1]).flatMap((id) => {
    const measure = readMeasure(step, id);
    const name = step
      .parts(id)
      .flatMap(({ args }) => (typeof args[0] === 'string' ? [args[0]] : []))
      .join(' ')
      .toLowerCase();
    return measure ? [{ ...measure, name }] : [];
  });
  const limits = values.filter(({ name }) => /(?:lower|upper) limit/.test(name));
  const limit = (word: string) => limits.find(({ name }) => name.includes(word))?.value ?? null;
  const [low, high] = inOrder(limit('lower'), limit('upper'));
  const nominal =
    values.find((one) => !limits.includes(one)) ?? limits.find(({ value }) => value === low) ?? values[0];
  return { nominal, low, high };
}

type Bound = number | null;

/** Some programs write the upper bound first. */
const inOrder = (low: Bound, high: Bound): readonly [Bound, Bound] =>
  low !== null && high !== null && low > high ? [high, low] : [low, high];

/**
 * Deviations in their order. Two equal ones leave no width: a program that writes ± values has left out a sign, and
 * two zeros are a dimension without a tolerance.
 */
function deviations(low: Bound, high: Bound): readonly [Bound, Bound] {
  if (low === null || low !== high) return inOrder(low, high);
  return low === 0 ? [null, null] : [-Math.abs(low), Math.abs(low)];
}

/** "H7" of a form and a grade, which programs write as `H` and `7`, `H` and `IT7`, or `H7` alone. */
function fitOf(form: string, grade: string): string | null {
  const letters = /^[A-Za-z]+/.exec(form.trim())?.[0];
  const number = (/\d+$/.exec(grade.trim()) ?? /\d+$/.exec(form.trim()))?.[0];
  return letters === undefined || number === undefined ? null : `${letters}${number}`;
}

/** ± values, or a class such as H7. */
function readTolerance(step: StepText, id: number | null): Pick<PmiNote, 'lower' | 'upper' | 'fit'> {
  const range = step.part(id, 'TOLERANCE_VALUE');
  const bounds = range?.args.map((bound) => readMeasure(step, refOf(bound))?.value ?? null) ?? [];
  const [lower, upper] = deviations(bounds[0] ?? null, bounds[1] ?? null);
  const fit = step.part(id, 'LIMITS_AND_FITS');
  return { lower, upper, fit: fit && fitOf(textOf(fit.args[0]), textOf(fit.args[2])) };
}

function readDimensions(step: StepText, aspects: AspectFaces): WrittenNote[] {
  const values = byDimension(step, 'DIMENSIONAL_CHARACTERISTIC_REPRESENTATION', 0);
  const tolerances = byDimension(step, 'PLUS_MINUS_TOLERANCE', 1);
  return [...new Set([...SIZES, ...LOCATIONS].flatMap((kind) => step.all(kind)))].flatMap((id) => {
    const size = step.part(id, ...SIZES);
    const location = step.part(id, ...LOCATIONS, 'SHAPE_ASPECT_RELATIONSHIP');
    const name = textOf(size ? size.args[1] : location?.args[0]).toLowerCase();
    const { nominal, low, high } = readValues(step, refOf(values.get(id)));
    if (!nominal) return [];
    const tolerance = readTolerance(step, refOf(tolerances.get(id)));
    const shape = nominal.isAngle
      ? 'angle'
      : name.includes('diameter')
        ? 'diameter'
        : name.includes('radius')
          ? 'radius'
          : 'length';
    const ends = size ? [refOf(size.args[0])] : [refOf(location?.args[2]), refOf(location?.args[3])];
    return [
      {
        kind: shape,
        value: nominal.value,
        lower: tolerance.lower ?? (low === null ? null : low - nominal.value),
        upper: tolerance.upper ?? (high === null ? null : high - nominal.value),
        fit: tolerance.fit,
        datums: [],
        faces: ends.flatMap((end) => aspects.of(end)),
      },
    ];
  });
}

/** Letters of a datum, of a compartment with one or several, or of a whole system. */
function datumLetters(step: StepText, value: StepValue | undefined, depth = 0): string[] {
  if (depth > 4 || value === undefined || value === null) return [];
  const nested = typeof value === 'object' && 'kind' in value ? value.args[0] : value;
  return refsOf(nested).flatMap((id) =>
    step.parts(id).flatMap(({ kind, args }) => {
      if (kind === 'DATUM' || kind === 'COMMON_DATUM') return [textOf(args[4])];
      if (kind === 'DATUM_SYSTEM') return datumLetters(step, args[4], depth + 1);
      if (kind === 'DATUM_REFERENCE_COMPARTMENT' || kind === 'DATUM_REFERENCE_ELEMENT') {
        return [datumLetters(step, args[4], depth + 1).join('-')];
      }
      return kind === 'DATUM_REFERENCE' ? datumLetters(step, args[1], depth + 1) : [];
    }),
  );
}

function readGeometric(step: StepText, aspects: AspectFaces): WrittenNote[] {
  return Object.entries(GEOMETRIC).flatMap(([name, kind]) =>
    step.all(name).flatMap((id): WrittenNote[] => {
      const parts = step.parts(id);
      const own = parts.find((part) => part.kind === 'GEOMETRIC_TOLERANCE') ?? (parts[0] as StepRecord);
      const measure = readMeasure(step, refOf(own.args[2]));
      if (!measure) return [];
      const withDatums = parts.find((part) => part.kind === 'GEOMETRIC_TOLERANCE_WITH_DATUM_REFERENCE');
      const datums = datumLetters(step, withDatums ? withDatums.args[0] : own.args[4]);
      const target = refOf(own.args[3]);
      // The tolerance may stand on a dimension instead of its faces.
      const size = step.part(target, ...SIZES);
      return [
        {
          kind,
          value: measure.value,
          lower: null,
          upper: null,
          fit: null,
          datums: datums.filter(Boolean),
          faces: aspects.of(size ? refOf(size.args[0]) : target),
        },
      ];
    }),
  );
}

/** Dimensions and tolerances that the text holds as data, not as drawn lines. */
export function readPmi(step: StepText): readonly WrittenNote[] {
  const aspects = new AspectFaces(step);
  return [...readDimensions(step, aspects), ...readGeometric(step, aspects)];
}

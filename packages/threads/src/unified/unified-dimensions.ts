import { degrees, inchesToMm, mm2 } from '@truciolo/units';
import { unknownClass } from '../class-error.ts';
import type { BasicDimensions, ExternalLimits, InternalLimits, SystemDimensions } from '../dimensions.ts';
import { inchesOf } from '../inch-size.ts';
import { type Outcome, succeed } from '../outcome.ts';
import { roundHalfUp, toMicrometre } from '../rounding.ts';
import { MINOR_DIAMETER_DROP, TRIANGLE_HEIGHT } from '../sixty-degree-form.ts';
import type { UnifiedThread } from '../thread.ts';
import { unifiedDrills } from './unified-drills.ts';
import {
  basicMinorDiameter,
  basicPitchDiameter,
  EXTERNAL_CLASSES,
  INTERNAL_CLASSES,
  UNR_ROOT_DROP,
  unifiedExternalLimits,
  unifiedInternalLimits,
} from './unified-limits.ts';

/** As = pi/4 (D - 0.9743 P)^2 (ASME B1.1, appendix B). */
const STRESS_DIAMETER_DROP = 0.9743;

const toMm = (inches: number) => toMicrometre(inchesToMm(inches));
const toMmOrNull = (inches: number | null) => (inches === null ? null : toMm(inches));

const internalInMm = (limits: InternalLimits<number>): InternalLimits => ({
  class: limits.class,
  D2min: toMm(limits.D2min),
  D2max: toMm(limits.D2max),
  D1min: toMm(limits.D1min),
  D1max: toMm(limits.D1max),
});

const externalInMm = (limits: ExternalLimits<number>): ExternalLimits => ({
  class: limits.class,
  dmax: toMm(limits.dmax),
  dmin: toMm(limits.dmin),
  d2max: toMm(limits.d2max),
  d2min: toMm(limits.d2min),
  d3max: toMmOrNull(limits.d3max),
  d3min: toMmOrNull(limits.d3min),
});

const basicInMm = (D: number, P: number): BasicDimensions => ({
  major: toMm(D),
  D2: toMm(basicPitchDiameter(D, P)),
  D1: toMm(basicMinorDiameter(D, P)),
  d3: toMm(D - UNR_ROOT_DROP * P),
  D4: null,
  triangleHeight: toMm(TRIANGLE_HEIGHT * P),
  externalDepth: toMm((UNR_ROOT_DROP / 2) * P),
  internalDepth: toMm((MINOR_DIAMETER_DROP / 2) * P),
});

export function unifiedDimensions(thread: UnifiedThread, designation: string): Outcome<SystemDimensions> {
  const { system, size, threadsPerInch, classes } = thread;
  const D = inchesOf(size);
  const P = 1 / threadsPerInch;
  const internalClass = INTERNAL_CLASSES.find((name) => name === (classes.internal ?? '2B'));
  if (!internalClass) return unknownClass(classes.internal ?? '', designation, INTERNAL_CLASSES);
  const externalClass = EXTERNAL_CLASSES.find((name) => name === (classes.external ?? '2A'));
  if (!externalClass) return unknownClass(classes.external ?? '', designation, EXTERNAL_CLASSES);
  const inchLimits = {
    internal: unifiedInternalLimits(D, P, system, internalClass),
    external: unifiedExternalLimits(D, P, system, externalClass),
  };
  const internal = internalInMm(inchLimits.internal);
  return succeed({
    standard: 'ASME B1.1',
    flankAngle: degrees(60),
    pitch: inchesToMm(P),
    starts: 1,
    threadsPerInch,
    basic: basicInMm(D, P),
    internal,
    external: externalInMm(inchLimits.external),
    inchLimits,
    tapDrill: unifiedDrills(thread, D, internal),
    stressArea: mm2(roundHalfUp((Math.PI / 4) * inchesToMm(D - STRESS_DIAMETER_DROP * P) ** 2, 3)),
    clearanceHoles: null,
    taper: null,
    notes: [
      'Il diametro di nocciolo d3 è il valore di riferimento del fondo raccordato (UNR); il minimo non è prescritto.',
      'I fori passanti ISO 273 valgono solo per le filettature metriche.',
    ],
  });
}

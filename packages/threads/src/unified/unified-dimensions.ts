import { degrees, inchesToMm, mm2 } from '@truciolo/units';
import type { OfferedClasses, SystemDimensions } from '../dimensions.ts';
import { externalInMm, internalInMm, toMm } from '../inch-limits.ts';
import { inchesOf } from '../inch-size.ts';
import { type Outcome, succeed, unknownClass } from '../outcome.ts';
import { sixtyDegreeForm } from '../profile/thread-form.ts';
import { roundHalfUp } from '../rounding.ts';
import {
  J_MINOR_DIAMETER_DROP,
  J_ROOT_RADIUS_SHARE,
  MINOR_DIAMETER_DROP,
  sixtyDegreeFullThread,
  TRIANGLE_HEIGHT,
} from '../sixty-degree-form.ts';
import type { InchThread } from '../thread.ts';
import { unifiedDrills } from './unified-drills.ts';
import {
  basicMinorDiameter,
  basicPitchDiameter,
  rootDrop,
  type UnifiedSize,
  unifiedExternalLimits,
  unifiedInternalLimits,
} from './unified-limits.ts';

/** As = pi/4 (D - 0.9743 P)^2 (ASME B1.1, appendix B). */
const STRESS_DIAMETER_DROP = 0.9743;

/** Class 1 exists for UNC and UNF alone (ASME B1.1); UNJ is made in class 3 (ASME B1.15). */
const ALL_CLASSES: OfferedClasses = { internal: ['1B', '2B', '3B'], external: ['1A', '2A', '3A'] };
const USUAL_CLASSES: OfferedClasses = { internal: ['2B', '3B'], external: ['2A', '3A'] };
const UNJ_CLASSES: OfferedClasses = { internal: ['3B'], external: ['3A'] };

const UNR_NOTE =
  'Il diametro di nocciolo d3 è il valore di riferimento del fondo raccordato (UNR); il minimo non è prescritto.';
const UNJ_NOTE = 'La vite UNJ ha il fondo raccordato con R da 0,150 P a 0,180 P.';

function offered({ system }: InchThread, isUnj: boolean): OfferedClasses {
  if (isUnj) return UNJ_CLASSES;
  return system === 'UNC' || system === 'UNF' ? ALL_CLASSES : USUAL_CLASSES;
}

function unifiedSize({ system, size, threadsPerInch }: InchThread): UnifiedSize {
  const D = inchesOf(size);
  const P = 1 / threadsPerInch;
  const isUnj = system.startsWith('UNJ');
  const isOverDiameter = ['UNC', 'UNF', 'UNJC', 'UNJF'].includes(system);
  return { D, P, isUnj, engagement: isOverDiameter ? D : 9 * P };
}

export function unifiedDimensions(thread: InchThread, designation: string): Outcome<SystemDimensions> {
  const size = unifiedSize(thread);
  const { D, P, isUnj } = size;
  const classes = offered(thread, isUnj);
  const internalClass = thread.classes.internal ?? (isUnj ? '3B' : '2B');
  if (!classes.internal.includes(internalClass))
    return unknownClass(internalClass, designation, classes.internal);
  const externalClass = thread.classes.external ?? (isUnj ? '3A' : '2A');
  if (!classes.external.includes(externalClass))
    return unknownClass(externalClass, designation, classes.external);
  const inchLimits = {
    internal: unifiedInternalLimits(size, internalClass),
    external: unifiedExternalLimits(size, externalClass),
  };
  const internal = internalInMm(inchLimits.internal);
  const minorDrop = isUnj ? J_MINOR_DIAMETER_DROP : MINOR_DIAMETER_DROP;
  return succeed({
    standard: isUnj ? 'ASME B1.15' : 'ASME B1.1',
    flankAngle: degrees(60),
    pitch: inchesToMm(P),
    starts: 1,
    threadsPerInch: thread.threadsPerInch,
    basic: {
      major: toMm(D),
      D2: toMm(basicPitchDiameter(size)),
      D1: toMm(basicMinorDiameter(size)),
      d3: toMm(D - rootDrop(size) * P),
      D4: null,
      triangleHeight: toMm(TRIANGLE_HEIGHT * P),
      externalDepth: toMm((rootDrop(size) / 2) * P),
      internalDepth: toMm((minorDrop / 2) * P),
    },
    classes,
    internal,
    external: externalInMm(inchLimits.external),
    inchLimits,
    tapDrill: unifiedDrills(thread, D, internal),
    fullThread: sixtyDegreeFullThread(inchesToMm(D), inchesToMm(P), minorDrop),
    form: isUnj
      ? sixtyDegreeForm(inchesToMm(P), J_ROOT_RADIUS_SHARE, 3 / 16)
      : sixtyDegreeForm(inchesToMm(P), 3 / 16),
    stressArea: mm2(roundHalfUp((Math.PI / 4) * inchesToMm(D - STRESS_DIAMETER_DROP * P) ** 2, 3)),
    clearanceHoles: null,
    taper: null,
    notes: [
      isUnj ? UNJ_NOTE : UNR_NOTE,
      ...(thread.system === 'UNS' ? ['Passo speciale: limiti calcolati su 9 passi di presa.'] : []),
      'I fori passanti ISO 273 valgono solo per le filettature metriche.',
    ],
  });
}

import { degrees, inchesToMm } from '@truciolo/units';
import { INCH_INSERT } from '../data/insert.data.ts';
import { type InternalLimits, NO_OFFER, type OfferedClasses, type SystemDimensions } from '../dimensions.ts';
import { internalInMm } from '../inch-limits.ts';
import { inchesOf } from '../inch-size.ts';
import { type Outcome, succeed, unknownClass } from '../outcome.ts';
import { roundHalfUp } from '../rounding.ts';
import type { InchThread } from '../thread.ts';
import { basicPitchDiameter } from '../unified/unified-limits.ts';
import {
  insertBasic,
  insertDrill,
  insertForm,
  insertFullThread,
  MAJOR_RISE,
  MINOR_RISE,
} from './insert-form.ts';

const CLASSES: OfferedClasses = { internal: ['2B', '3B'], external: [] };

/** In inches; null where the standard does not print the size. */
function inchInsertLimits({ size, threadsPerInch }: InchThread, name: string): InternalLimits<number> | null {
  const row = INCH_INSERT[`${size}-${threadsPerInch}`];
  if (!row) return null;
  const [close, usual, minor] = row;
  const [D, P] = [inchesOf(size), 1 / threadsPerInch];
  return {
    class: name,
    // The standard adds the rise, rounded, to the rounded pitch diameter of the held thread.
    D2min: roundHalfUp(basicPitchDiameter({ D, P }) + roundHalfUp(MAJOR_RISE * P, 4), 4),
    D2max: name === '3B' ? close : usual,
    D1min: roundHalfUp(D + MINOR_RISE * P, 4),
    D1max: minor,
  };
}

/** EG UNC and EG UNF, ASME B18.29.1: the hole for a wire insert that then holds a unified thread. */
export function inchInsertDimensions(thread: InchThread, designation: string): Outcome<SystemDimensions> {
  const name = thread.classes.internal ?? '2B';
  const limits = inchInsertLimits(thread, name);
  const classes = limits ? CLASSES : NO_OFFER;
  const refused =
    thread.classes.external ?? (classes.internal.includes(name) ? null : thread.classes.internal);
  if (refused !== null) return unknownClass(refused, designation, classes.internal);
  const nominal = inchesToMm(inchesOf(thread.size));
  const pitch = inchesToMm(1 / thread.threadsPerInch);
  const internal = limits && internalInMm(limits);
  return succeed({
    standard: 'ASME B18.29.1',
    flankAngle: degrees(60),
    pitch,
    starts: 1,
    threadsPerInch: thread.threadsPerInch,
    basic: insertBasic(nominal, pitch),
    classes,
    internal,
    external: null,
    inchLimits: null,
    tapDrill: { cutting: insertDrill(nominal, pitch, internal), forming: null },
    fullThread: insertFullThread(nominal, pitch),
    form: insertForm(pitch),
    stressArea: null,
    clearanceHoles: null,
    taper: null,
    notes: [
      'Foro per l’inserto: il maschio è quello EG (STI), la vite che si monta è la unificata.',
      ...(limits ? [] : ['Limiti non in tabella per questa misura: i diametri sono i minimi.']),
    ],
  });
}

import { degrees, inchesToMm } from '@truciolo/units';
import { NO_OFFER, type SystemDimensions } from '../dimensions.ts';
import { inchesOf } from '../inch-size.ts';
import { type Outcome, succeed, unknownClass } from '../outcome.ts';
import type { InchThread } from '../thread.ts';
import { insertBasic, insertDrill, insertForm, insertFullThread } from './insert-form.ts';

/** EG UNC and EG UNF, ASME B18.29.1: the hole for a wire insert that then holds a unified thread. */
export function inchInsertDimensions(thread: InchThread, designation: string): Outcome<SystemDimensions> {
  const stated = thread.classes.internal ?? thread.classes.external;
  if (stated !== null) return unknownClass(stated, designation, []);
  const nominal = inchesToMm(inchesOf(thread.size));
  const pitch = inchesToMm(1 / thread.threadsPerInch);
  return succeed({
    standard: 'ASME B18.29.1',
    flankAngle: degrees(60),
    pitch,
    starts: 1,
    threadsPerInch: thread.threadsPerInch,
    basic: insertBasic(nominal, pitch),
    classes: NO_OFFER,
    internal: null,
    external: null,
    inchLimits: null,
    tapDrill: { cutting: insertDrill(nominal, pitch, null), forming: null },
    fullThread: insertFullThread(nominal, pitch),
    form: insertForm(pitch),
    stressArea: null,
    clearanceHoles: null,
    taper: null,
    notes: [
      'Foro per l’inserto: il maschio è quello EG (STI), la vite che si monta è la unificata.',
      'I limiti della ASME B18.29.1 non sono in tabella: i diametri sono i minimi.',
    ],
  });
}

import { degrees } from '@truciolo/units';
import type { SystemDimensions } from '../dimensions.ts';
import { metricInternalLimits } from '../metric/metric-limits.ts';
import { type Outcome, succeed, unknownClass } from '../outcome.ts';
import type { MetricThread } from '../thread.ts';
import { insertBasic, insertDrill, insertForm, insertFullThread } from './insert-form.ts';

/** Classes of the tapped hole in ASME B18.29.2M; the tolerances are those of the thread the insert holds. */
const INTERNAL_CLASSES = ['4H5H', '5H', '6H'] as const;

/** EG, DIN 8140: the hole for a wire insert that then holds an M thread. */
export function metricInsertDimensions(thread: MetricThread, designation: string): Outcome<SystemDimensions> {
  const { nominal, pitch } = thread;
  if (thread.classes.external !== null) {
    return unknownClass(thread.classes.external, designation, [...INTERNAL_CLASSES]);
  }
  const basic = insertBasic(nominal, pitch);
  const offered = INTERNAL_CLASSES.filter(
    (name) => metricInternalLimits(basic, nominal, pitch, name) !== null,
  );
  const name = thread.classes.internal ?? (pitch < 0.25 ? '4H' : '5H');
  const internal = metricInternalLimits(basic, nominal, pitch, name);
  if (!internal) return unknownClass(name, designation, offered);
  return succeed({
    standard: 'DIN 8140 · ASME B18.29.2M',
    flankAngle: degrees(60),
    pitch,
    starts: thread.starts,
    threadsPerInch: null,
    basic,
    classes: { internal: offered, external: [] },
    internal,
    external: null,
    inchLimits: null,
    tapDrill: { cutting: insertDrill(nominal, pitch, internal), forming: null },
    fullThread: insertFullThread(nominal, pitch),
    form: insertForm(pitch),
    stressArea: null,
    clearanceHoles: null,
    taper: null,
    notes: ['Foro per l’inserto: il maschio è quello EG (STI), la vite che si monta è la M.'],
  });
}

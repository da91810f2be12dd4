import { degrees } from '@truciolo/units';
import type { SystemDimensions } from '../dimensions.ts';
import { type Outcome, succeed, unknownClass } from '../outcome.ts';
import type { MetricThread } from '../thread.ts';
import { insertBasic, insertDrill, insertForm, insertFullThread } from './insert-form.ts';
import { isTabledInsert, METRIC_INSERT_CLASSES, metricInsertLimits } from './metric-insert-limits.ts';

/** EG, DIN 8140: the hole for a wire insert that then holds an M thread. */
export function metricInsertDimensions(thread: MetricThread, designation: string): Outcome<SystemDimensions> {
  const { nominal, pitch } = thread;
  const basic = insertBasic(nominal, pitch);
  const offered = METRIC_INSERT_CLASSES.filter(
    (name) => metricInsertLimits(basic, nominal, pitch, name) !== null,
  );
  if (thread.classes.external !== null) return unknownClass(thread.classes.external, designation, offered);
  const name = thread.classes.internal ?? '5H';
  const internal = metricInsertLimits(basic, nominal, pitch, name);
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
    notes: [
      'Foro per l’inserto: il maschio è quello EG (STI), la vite che si monta è la M.',
      ...(isTabledInsert(nominal, pitch)
        ? []
        : ['D2 massimo calcolato: la misura non è nella tabella della ASME B18.29.2M.']),
    ],
  });
}

import { fail, type Outcome, succeed } from '../outcome.ts';
import type { Thread } from '../thread.ts';
import type { SystemReader } from './designation-input.ts';
import { readInchThread } from './read-inch.ts';
import { readMetric } from './read-metric.ts';

/** "EG M8", "Helicoil M8", "M8 STI": the thread of the insert is before or after its name. */
const NAME = '(?:eg|sti|heli-?coil|elicoil|hc)';
const BEFORE = new RegExp(String.raw`^${NAME}[\s-]*(?=[m\d#n])`, 'i');
const AFTER = new RegExp(String.raw`[\s-]+${NAME}$`, 'i');

export const readInsert: SystemReader = (input): Outcome<Thread> | null => {
  const text = input.text.replace(BEFORE, '').replace(AFTER, '').trim();
  if (text === input.text) return null;
  const held = { ...input, text };
  const metric = readMetric(held);
  if (metric)
    return metric.ok && 'nominal' in metric.value ? succeed({ ...metric.value, system: 'EG' }) : metric;
  const inch = readInchThread(held);
  if (!inch?.ok) return inch;
  const { system } = inch.value;
  if (system === 'UNC' || system === 'UNF') return succeed({ ...inch.value, system: `EG ${system}` });
  return fail('unsupported-system', `«${input.typed}»: gli inserti filettati sono M, UNC o UNF.`);
};

import { fail, type Outcome } from '../outcome.ts';
import { systemDimensions } from '../system-dimensions.ts';
import { NO_CLASSES, type Thread } from '../thread.ts';
import { readInput, type SystemReader } from './designation-input.ts';
import { printDesignation } from './print-designation.ts';
import { readInch } from './read-inch.ts';
import { readInsert } from './read-insert.ts';
import { readMetric, readMillimetre } from './read-metric.ts';
import { readPipe } from './read-pipe.ts';
import { readUnknown } from './read-unknown.ts';

/** No designation comes near this; it bounds the work on pasted text. */
const LONGEST_DESIGNATION = 60;

const READERS: readonly SystemReader[] = [readInsert, readMetric, readMillimetre, readPipe, readInch];

/** A class is part of a designation: one the tables do not carry is refused here. */
function withKnownClasses(thread: Thread): Outcome<Thread> {
  const dimensions = systemDimensions(thread, printDesignation({ ...thread, classes: NO_CLASSES }));
  return dimensions.ok ? { ok: true, value: thread } : dimensions;
}

/** Reads a thread as people write it: "M8", "m10x1", "G 1/2\"", "1/4-20", "#8-32", "Tr 20x4 LH"... */
export function parseDesignation(text: string): Outcome<Thread> {
  if (text.trim() === '') return fail('empty', 'Scrivi una filettatura, per esempio M8 o G1/2.');
  if (text.length > LONGEST_DESIGNATION) {
    return fail('too-long', 'Il testo è troppo lungo per una filettatura.');
  }
  const input = readInput(text);
  for (const reader of READERS) {
    const outcome = reader(input);
    if (outcome) return outcome.ok ? withKnownClasses(outcome.value) : outcome;
  }
  return readUnknown(input);
}

import { type Millimetres, mm } from '@truciolo/units';
import { BLIND_HOLE_RUN_OUT } from './data/metric.data.ts';
import { parseDesignation } from './designation/parse-designation.ts';
import { printDesignation } from './designation/print-designation.ts';
import type { RunOut, SystemDimensions } from './dimensions.ts';
import { fail, type Outcome, succeed } from './outcome.ts';
import { roundHalfUp } from './rounding.ts';
import { systemDimensions } from './system-dimensions.ts';
import type { System, Thread } from './thread.ts';

export interface ThreadData extends SystemDimensions {
  readonly thread: Thread;
  /** Canonical spelling. */
  readonly designation: string;
  /** Advance in one turn: pitch times starts. */
  readonly lead: Millimetres;
  /** Unthreaded depth that a tap leaves in a blind hole; null for threads that are not tapped. */
  readonly runOut: RunOut | null;
}

interface ThreadOptions {
  /** Overrides the class of the designation, e.g. "6G", "3B". */
  readonly internalClass?: string;
  readonly externalClass?: string;
}

/** DIN 76-1 has about five pitches; the rule stands in where the table has no row. */
const RUN_OUT_PITCHES = 5;

/** Threads that move a load are turned or whirled, not tapped: DIN 76 does not speak of them. */
const UNTAPPED: readonly System[] = ['Tr', 'S', 'Rd', 'ACME', 'Stub ACME'];
const DIN_76: readonly System[] = ['M', 'MJ', 'EG'];

function runOut({ system }: Thread, pitch: number, isTapered: boolean): RunOut | null {
  if (isTapered || UNTAPPED.includes(system)) return null;
  const listed = DIN_76.includes(system) ? BLIND_HOLE_RUN_OUT[String(pitch)] : undefined;
  return listed === undefined
    ? { length: mm(roundHalfUp(RUN_OUT_PITCHES * pitch, 1)), origin: 'estimate' }
    : { length: mm(listed), origin: 'din-76' };
}

const withClasses = (thread: Thread, { internalClass, externalClass }: ThreadOptions): Thread => ({
  ...thread,
  classes: {
    internal: internalClass ?? thread.classes.internal,
    external: externalClass ?? thread.classes.external,
  },
});

/** Everything known of a thread: diameters, limits, drills, lengths. Takes a designation or a parsed thread. */
export function threadData(source: string | Thread, options: ThreadOptions = {}): Outcome<ThreadData> {
  const parsed = typeof source === 'string' ? parseDesignation(source) : succeed(source);
  if (!parsed.ok) return parsed;
  const thread = withClasses(parsed.value, options);
  const dimensions = systemDimensions(thread, printDesignation(parsed.value));
  if (!dimensions.ok) return dimensions;
  const { pitch, starts, taper } = dimensions.value;
  return succeed({
    ...dimensions.value,
    thread,
    designation: printDesignation(thread),
    lead: mm(roundHalfUp(pitch * starts, 6)),
    runOut: runOut(thread, pitch, taper !== null),
  });
}

/** Depth to drill (cylindrical part, without the point) for so much full thread in a blind hole. */
export function blindHoleDepth(data: ThreadData, threadDepth: number): Outcome<Millimetres> {
  if (!Number.isFinite(threadDepth) || threadDepth <= 0) {
    return fail('invalid-number', 'La profondità filettata deve essere maggiore di zero.');
  }
  if (!data.runOut) {
    return fail('not-applicable', `Per ${data.designation} non è data l’uscita del filetto nel foro cieco.`);
  }
  return succeed(mm(roundHalfUp(threadDepth + data.runOut.length, 3)));
}

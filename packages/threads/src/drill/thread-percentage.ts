import { fail, type Outcome, succeed } from '../outcome.ts';
import type { FullThread } from '../sixty-degree-form.ts';
import { systemDimensions } from '../system-dimensions.ts';
import { NO_CLASSES, type Thread } from '../thread.ts';

/** Share of the full thread depth, in percent. */
interface ThreadPercentage {
  /** On the depth of the basic profile, D - D1 (M10 in a hole of 8.5 mm: 92.4 %). */
  readonly iso: number;
  /** On the American depth, 3/2 H (the same hole: 77 %); null where the thread is not of 60 degrees. */
  readonly american: number | null;
}

function fullThread(thread: Thread): FullThread | null {
  const dimensions = systemDimensions({ ...thread, classes: NO_CLASSES }, '');
  return dimensions.ok ? dimensions.value.fullThread : null;
}

/** How much thread a hole of this diameter (mm) leaves. Above 100 % the hole is too small for the tap. */
export function threadPercentage(thread: Thread, drill: number): Outcome<ThreadPercentage> {
  const full = fullThread(thread);
  if (!full)
    return fail('not-applicable', 'La percentuale di filetto non si calcola sulle filettature coniche.');
  if (!Number.isFinite(drill) || drill <= 0) {
    return fail('invalid-number', 'Il diametro del foro deve essere maggiore di zero.');
  }
  if (drill >= full.major) {
    return fail('invalid-number', 'Il foro è più grande della filettatura: non resta filetto.');
  }
  const depth = full.major - drill;
  return succeed({
    iso: (depth / full.iso) * 100,
    american: full.american === null ? null : (depth / full.american) * 100,
  });
}

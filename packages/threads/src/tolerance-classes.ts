import { offeredExternalClasses, offeredInternalClasses } from './metric/metric-classes.ts';
import type { Thread } from './thread.ts';
import { EXTERNAL_CLASSES, INTERNAL_CLASSES } from './unified/unified-limits.ts';

export interface OfferedClasses {
  readonly internal: readonly string[];
  readonly external: readonly string[];
}

const NONE: OfferedClasses = { internal: [], external: [] };

/** Classes whose limits the tables give for this thread: what a page may offer to choose from. */
export function toleranceClasses(thread: Thread): OfferedClasses {
  switch (thread.system) {
    case 'M':
      return {
        internal: offeredInternalClasses(thread.nominal, thread.pitch),
        external: offeredExternalClasses(thread.nominal, thread.pitch),
      };
    case 'UNC':
    case 'UNF':
    case 'UNEF':
      return { internal: INTERNAL_CLASSES, external: EXTERNAL_CLASSES };
    case 'G':
      return { internal: [], external: ['A', 'B'] };
    default:
      return NONE;
  }
}

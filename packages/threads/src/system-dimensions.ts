import type { SystemDimensions } from './dimensions.ts';
import { metricDimensions } from './metric/metric-dimensions.ts';
import type { Outcome } from './outcome.ts';
import { pipeDimensions } from './pipe/pipe-dimensions.ts';
import type { Thread } from './thread.ts';
import { trapezoidalDimensions } from './trapezoidal/trapezoidal-dimensions.ts';
import { unifiedDimensions } from './unified/unified-dimensions.ts';

/** Hands a thread to its system. `designation` is how messages name it. */
export function systemDimensions(thread: Thread, designation: string): Outcome<SystemDimensions> {
  switch (thread.system) {
    case 'M':
      return metricDimensions(thread, designation);
    case 'Tr':
      return trapezoidalDimensions(thread, designation);
    case 'UNC':
    case 'UNF':
    case 'UNEF':
      return unifiedDimensions(thread, designation);
    default:
      return pipeDimensions(thread, designation);
  }
}

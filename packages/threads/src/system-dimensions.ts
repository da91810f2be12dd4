import { acmeDimensions } from './acme/acme-dimensions.ts';
import { NO_OFFER, type OfferedClasses, type SystemDimensions } from './dimensions.ts';
import { inchInsertDimensions } from './insert/inch-insert-dimensions.ts';
import { metricInsertDimensions } from './insert/metric-insert-dimensions.ts';
import { knuckleDimensions } from './knuckle/knuckle-dimensions.ts';
import { metricDimensions } from './metric/metric-dimensions.ts';
import { mjDimensions } from './metric/mj-dimensions.ts';
import type { Outcome } from './outcome.ts';
import { pipeDimensions } from './pipe/pipe-dimensions.ts';
import { NO_CLASSES, type Thread } from './thread.ts';
import { buttressDimensions } from './trapezoidal/buttress-dimensions.ts';
import { trapezoidalDimensions } from './trapezoidal/trapezoidal-dimensions.ts';
import { unifiedDimensions } from './unified/unified-dimensions.ts';
import { whitworthDimensions } from './whitworth/whitworth-dimensions.ts';

/** Hands a thread to its system. `designation` is how messages name it. */
export function systemDimensions(thread: Thread, designation: string): Outcome<SystemDimensions> {
  switch (thread.system) {
    case 'M':
      return metricDimensions(thread, designation);
    case 'MJ':
      return mjDimensions(thread, designation);
    case 'EG':
      return metricInsertDimensions(thread, designation);
    case 'Tr':
      return trapezoidalDimensions(thread, designation);
    case 'S':
      return buttressDimensions(thread, designation);
    case 'Rd':
      return knuckleDimensions(thread, designation);
    case 'UNC':
    case 'UNF':
    case 'UNEF':
    case 'UN':
    case 'UNS':
    case 'UNJC':
    case 'UNJF':
    case 'UNJEF':
      return unifiedDimensions(thread, designation);
    case 'EG UNC':
    case 'EG UNF':
      return inchInsertDimensions(thread, designation);
    case 'BSW':
    case 'BSF':
      return whitworthDimensions(thread, designation);
    case 'ACME':
    case 'Stub ACME':
      return acmeDimensions(thread, designation);
    default:
      return pipeDimensions(thread, designation);
  }
}

/** Classes with known limits for this thread, which a page may offer. */
export function toleranceClasses(thread: Thread): OfferedClasses {
  const plain = systemDimensions({ ...thread, classes: NO_CLASSES }, '');
  return plain.ok ? plain.value.classes : NO_OFFER;
}

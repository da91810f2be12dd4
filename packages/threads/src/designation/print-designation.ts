import { coarsePitch } from '../metric/metric-pitches.ts';
import { roundHalfUp } from '../rounding.ts';
import type { MetricThread, PipeThread, Thread, UnifiedThread } from '../thread.ts';
import { printClasses } from './tolerance-class-text.ts';

/** "M8" when the pitch is the coarse one; several starts as "M16xPh3P1.5", "Tr20x8P4". */
function printMetric({ system, nominal, pitch, starts }: MetricThread): string {
  const size = `${system}${nominal}`;
  if (starts > 1) {
    const lead = roundHalfUp(starts * pitch, 6);
    return system === 'M' ? `${size}xPh${lead}P${pitch}` : `${size}x${lead}P${pitch}`;
  }
  return system === 'M' && coarsePitch(nominal) === pitch ? size : `${size}x${pitch}`;
}

const printUnified = ({ system, size, threadsPerInch }: UnifiedThread) =>
  `${size}-${threadsPerInch} ${system}`;

const printPipe = ({ system, size }: PipeThread) => (system === 'NPT' ? `${size} NPT` : `${system}${size}`);

function printSize(thread: Thread): string {
  switch (thread.system) {
    case 'M':
    case 'Tr':
      return printMetric(thread);
    case 'UNC':
    case 'UNF':
    case 'UNEF':
      return printUnified(thread);
    default:
      return printPipe(thread);
  }
}

/** The one canonical spelling of a thread, plain ASCII; reading it back gives the same thread. */
export function printDesignation(thread: Thread): string {
  const classes = thread.system === 'G' ? (thread.classes.external ?? '') : printClasses(thread.classes);
  return `${printSize(thread)}${classes}${thread.hand === 'left' ? '-LH' : ''}`;
}

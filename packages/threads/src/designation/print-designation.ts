import { MM_PER_INCH } from '@truciolo/units';
import { coarsePitch } from '../metric/metric-pitches.ts';
import { roundHalfUp } from '../rounding.ts';
import type { InchThread, MetricThread, PipeThread, Thread } from '../thread.ts';
import { printClasses } from './tolerance-class-text.ts';

/** "M8" when the pitch is the coarse one; several starts as "M16xPh3P1.5", "Tr20x8P4"; "Rd20x1/8". */
function printMetric({ system, nominal, pitch, starts }: MetricThread): string {
  const letters = system === 'EG' ? 'EG M' : system;
  const size = `${letters}${nominal}`;
  if (system === 'Rd') return `${size}x1/${roundHalfUp(MM_PER_INCH / pitch, 6)}`;
  const isM = system !== 'Tr' && system !== 'S';
  if (starts > 1) {
    const lead = roundHalfUp(starts * pitch, 6);
    return isM ? `${size}xPh${lead}P${pitch}` : `${size}x${lead}P${pitch}`;
  }
  // MJ always states its pitch (ISO 5855-1).
  return isM && system !== 'MJ' && coarsePitch(nominal) === pitch ? size : `${size}x${pitch}`;
}

function printInch({ system, size, threadsPerInch }: InchThread): string {
  const [prefix, series] = system.startsWith('EG ') ? ['EG ', system.slice(3)] : ['', system];
  return `${prefix}${size}-${threadsPerInch} ${series}`;
}

const printPipe = ({ system, size }: PipeThread) =>
  system.startsWith('NP') ? `${size} ${system}` : `${system}${size}`;

function printSize(thread: Thread): string {
  if ('nominal' in thread) return printMetric(thread);
  return 'threadsPerInch' in thread ? printInch(thread) : printPipe(thread);
}

/** The one canonical spelling of a thread, plain ASCII; reading it back gives the same thread. */
export const printDesignation = (thread: Thread): string =>
  `${printSize(thread)}${printClasses(thread)}${thread.hand === 'left' ? '-LH' : ''}`;

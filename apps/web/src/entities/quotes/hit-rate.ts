import { countOf } from '../../lib/format/counts.ts';
import { formatDecimal } from '../../lib/format/numbers.ts';

/** Won over won and lost, in %; null while nothing was decided. */
export const hitRate = (won: number, lost: number): number | null =>
  won + lost === 0 ? null : (won / (won + lost)) * 100;

/** Hours as people say them: "3 ore", "2,5 giorni". */
export function hoursText(hours: number): string {
  if (hours < 1) return 'meno di un’ora';
  if (hours < 48) return countOf(Math.round(hours), 'ora', 'ore');
  return `${formatDecimal(hours / 24, 1)} giorni`;
}

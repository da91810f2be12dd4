import { countOf } from '../../lib/format/counts.ts';
import { formatDecimal } from '../../lib/format/numbers.ts';

interface Comparison {
  readonly text: string;
  readonly tone: 'ok' | 'bad' | 'plain';
}

const plain = (text: string): Comparison => ({ text, tone: 'plain' });

/** Percent now and before, in whole points: "+4 punti". */
export function comparePoints(now: number | null, before: number | null): Comparison {
  if (now === null || before === null) return plain('nessun confronto');
  const points = Math.round(now) - Math.round(before);
  if (points === 0) return plain('come prima');
  const sign = points > 0 ? '+' : '−';
  const size = Math.abs(points);
  return {
    text: `${sign}${countOf(size, 'punto', 'punti')}`,
    tone: points > 0 ? 'ok' : 'bad',
  };
}

/** "era 20,1 %", better when it grew. */
export function comparePercent(now: number | null, before: number | null): Comparison {
  if (now === null || before === null) return plain('nessun confronto');
  const text = `era ${formatDecimal(before, 1)} %`;
  const [a, b] = [Math.round(now * 10), Math.round(before * 10)];
  return { text, tone: a === b ? 'plain' : a > b ? 'ok' : 'bad' };
}

/** "era 3,1 giorni", better when it shrank. */
export function compareHours(
  now: number | null,
  before: number | null,
  words: (hours: number) => string,
): Comparison {
  if (now === null || before === null) return plain('nessun confronto');
  const text = `era ${words(before)}`;
  if (words(now) === words(before)) return plain(text);
  return { text, tone: now < before ? 'ok' : 'bad' };
}

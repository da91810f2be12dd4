import type { Machine } from '@truciolo/contract';
import { formatDecimal } from '../../lib/format/numbers.ts';

/** ø280 × 500 for a lathe, 1.000 × 550 × 550 for a mill; null where unknown. */
export function workingRange({ travel, maxDiameter, maxLength, kind }: Machine): string | null {
  const turns = kind.startsWith('tornio') || kind === 'fantina-mobile' || travel.x === null;
  const sizes = turns ? [maxDiameter, maxLength] : [travel.x, travel.y, travel.z];
  const known = sizes.filter((size) => size !== null).map((size) => formatDecimal(size, 1));
  if (known.length === 0) return null;
  return `${turns && maxDiameter !== null ? 'ø' : ''}${known.join(' × ')}`;
}

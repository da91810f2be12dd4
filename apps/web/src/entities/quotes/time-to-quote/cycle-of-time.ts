import type { Origin } from '@truciolo/pricing';
import type { Value } from '@truciolo/quote';
import type { QuoteTime } from '../quote-clipboard.ts';

const SECONDS_PER_MINUTE = 60;

const originOf = ({ origin, isLeast }: QuoteTime): Origin =>
  origin === 'nc' ? (isLeast ? 'nc-least' : 'nc') : 'computed';

const noteOf = ({ description, isLeast }: QuoteTime): string =>
  isLeast ? `${description}. Una parte del moto non è nel tempo` : description;

/** A time computed by a tool as the cycle of a phase, min; it keeps its origin. */
export const cycleOfTime = (time: QuoteTime): Value => ({
  value: Number((time.seconds / SECONDS_PER_MINUTE).toFixed(4)),
  origin: originOf(time),
  note: noteOf(time).slice(0, 500),
});

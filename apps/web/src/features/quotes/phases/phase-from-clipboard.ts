import type { Origin } from '@truciolo/pricing';
import type { TimePhaseDraft } from '@truciolo/quote';
import type { QuoteTime } from '../../../entities/quotes/quote-clipboard.ts';
import { emptyPhase } from './empty-phase.ts';

const SECONDS_PER_MINUTE = 60;

const originOf = ({ origin, isLeast }: QuoteTime): Origin =>
  origin === 'nc' ? (isLeast ? 'nc-least' : 'nc') : 'computed';

const noteOf = ({ description, isLeast }: QuoteTime): string =>
  isLeast ? `${description}. Una parte del moto non è nel tempo` : description;

/** A time worked out by a tool becomes the cycle of a phase and keeps saying where it comes from. */
export const phaseFromClipboard = (time: QuoteTime, id: string): TimePhaseDraft => ({
  ...emptyPhase(id),
  name: time.description.slice(0, 200),
  machineId: time.machineGuid,
  cycle: {
    value: Number((time.seconds / SECONDS_PER_MINUTE).toFixed(4)),
    origin: originOf(time),
    note: noteOf(time).slice(0, 500),
  },
});

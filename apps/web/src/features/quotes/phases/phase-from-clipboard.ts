import type { TimePhaseDraft } from '@truciolo/quote';
import type { QuoteTime } from '../../../entities/quotes/quote-clipboard.ts';
import { emptyPhase } from './empty-phase.ts';

const SECONDS_PER_MINUTE = 60;

/** A time worked out by a tool becomes the cycle of a phase and keeps saying where it comes from. */
export const phaseFromClipboard = (time: QuoteTime, id: string): TimePhaseDraft => ({
  ...emptyPhase(id),
  name: time.description.slice(0, 200),
  machineId: time.machineGuid,
  cycle: {
    value: Math.round((time.seconds / SECONDS_PER_MINUTE) * 10_000) / 10_000,
    origin: time.origin === 'nc' ? 'nc' : 'computed',
    note: time.description.slice(0, 500),
  },
});

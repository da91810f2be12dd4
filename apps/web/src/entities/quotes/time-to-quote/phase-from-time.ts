import type { TimePhaseDraft } from '@truciolo/quote';
import { emptyPhase } from '@truciolo/quote';
import type { QuoteTime } from '../quote-clipboard.ts';
import { cycleOfTime } from './cycle-of-time.ts';

/** A new phase whose cycle is a time computed by a tool. */
export const phaseFromTime = (time: QuoteTime, id: string): TimePhaseDraft => ({
  ...emptyPhase(id),
  name: time.description.slice(0, 200),
  machineId: time.machineGuid,
  cycle: cycleOfTime(time),
});

import type { Change, Json } from '@truciolo/changes';
import type { QuoteDocument } from '@truciolo/quote';
import { newId } from '../../../lib/new-id.ts';
import type { QuoteTime } from '../quote-clipboard.ts';
import { cycleOfTime } from './cycle-of-time.ts';
import { phaseFromTime } from './phase-from-time.ts';

/** Place of a time: a phase of a position, or a new one at its end. */
interface TimePlace {
  readonly positionId: string;
  readonly phaseId: string | null;
}

const json = (value: unknown): Json => value as Json;

/** Change of a quote that takes a time; null where the place is gone or takes no time. */
export function writeTime(document: QuoteDocument, place: TimePlace, time: QuoteTime): Change | null {
  const position = document.positions.find(({ id }) => id === place.positionId);
  if (!position) return null;
  const phases = ['positions', position.id, 'phases'];
  if (place.phaseId === null) {
    const phase = phaseFromTime(time, newId());
    // A new machine needs its rate, which only the quote's own page can fetch.
    const isKnown = phase.machineId !== null && phase.machineId in document.rates.machines;
    const value = json({ ...phase, machineId: isKnown ? phase.machineId : null });
    return { path: [...phases, phase.id], value };
  }
  const phase = position.phases.find(({ id }) => id === place.phaseId);
  if (phase?.kind !== 'time') return null;
  return { path: [...phases, phase.id, 'cycle'], base: json(phase.cycle), value: json(cycleOfTime(time)) };
}

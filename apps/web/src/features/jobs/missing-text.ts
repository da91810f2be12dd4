import type { JobRow } from '@truciolo/contract';
import { lacksPieces, missingGood } from '@truciolo/jobs';
import { agree, countOf } from '../../lib/format/counts.ts';
import { formatNumber } from '../../lib/format/numbers.ts';

/** "3 pezzi buoni su 10: ne mancano 7." */
export function missingText(job: JobRow): string {
  const missing = missingGood(job);
  return `${countOf(job.good, 'pezzo buono', 'pezzi buoni')} su ${formatNumber(job.quantity)}: ne ${agree(missing, 'manca', 'mancano')} ${formatNumber(missing)}.`;
}

/** The running or next phase with its machine, or the pieces that are missing after the last one; empty = nothing. */
export const nextText = (job: JobRow): string =>
  lacksPieces(job)
    ? `${agree(missingGood(job), 'manca', 'mancano')} ${formatNumber(missingGood(job))} pz`
    : [job.nextPhase, job.nextMachine].filter(Boolean).join(' · ');

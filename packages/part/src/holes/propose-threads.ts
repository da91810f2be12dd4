import { isClearanceHole, threadsForHole } from '@truciolo/threads';
import type { ThreadProposal } from '../report/part-report.ts';

/** A thread shorter than its diameter holds nothing: such a hole is for something else. */
const SHORTEST = 0.8;
const AT_MOST = 3;
/** Above it a hole is a seat far more often than the drill of a fine thread, mm. */
const LARGEST_FINE = 30;

/**
 * Threads whose tap drill this hole may be: a question to the user, never a fact. Metric coarse first; a fine thread is
 * not asked about where a screw passes or something is seated.
 */
export function proposeThreads(diameter: number, depth: number): readonly ThreadProposal[] {
  if (depth < diameter * SHORTEST) return [];
  const usual = threadsForHole(diameter).filter(
    ({ system, series }) => ['M', 'G', 'UNC', 'UNF'].includes(system) && series !== 'extra-fine',
  );
  const rank = ({ system, series }: ReturnType<typeof threadsForHole>[number]) =>
    system === 'M' ? (series === 'coarse' ? 0 : 1) : 2;
  const isCoarse = usual.some((thread) => rank(thread) === 0);
  if (!isCoarse && (isClearanceHole(diameter) || diameter > LARGEST_FINE)) return [];
  return usual
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, AT_MOST)
    .map(({ designation, tapDrillCutting }) => ({ designation, tapDrill: tapDrillCutting ?? diameter }));
}

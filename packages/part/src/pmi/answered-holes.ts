import type { PmiNote } from '../model/pmi-note.ts';
import type { HoleGroup } from '../report/part-report.ts';
import { isTolerance } from './pmi-text.ts';

/** A bore with a toleranced diameter is not tapped: no thread is suggested. */
export const withoutAnswered = (
  holes: readonly HoleGroup[],
  pmi: readonly PmiNote[],
): readonly HoleGroup[] => {
  const answered = new Set(
    pmi.filter((note) => note.kind === 'diameter' && isTolerance(note)).flatMap(({ faces }) => faces),
  );
  return holes.map((hole) =>
    hole.faces.some((face) => answered.has(face)) ? { ...hole, threadProposals: [] } : hole,
  );
};

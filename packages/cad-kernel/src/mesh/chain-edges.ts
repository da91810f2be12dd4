import type { BrepEdge } from '../brep-text/parse-brep-text.ts';

/** An edge as a border runs over it. */
export interface BorderStep {
  readonly edge: BrepEdge;
  readonly isBackward: boolean;
}

/** The edges of a wire one after another, once round; null where it is open or passes a vertex twice. */
export function chainEdges(edges: readonly BrepEdge[]): readonly BorderStep[] | null {
  const atVertex = new Map<number, BrepEdge[]>();
  for (const edge of edges) {
    if (!edge.ends) return null;
    for (const vertex of edge.ends) atVertex.set(vertex, [...(atVertex.get(vertex) ?? []), edge]);
  }
  if ([...atVertex.values()].some(({ length }) => length !== 2)) return null;
  const [first] = edges;
  if (!first?.ends) return null;
  const [start] = first.ends;
  const steps: BorderStep[] = [{ edge: first, isBackward: false }];
  for (let [edge, at] = [first, first.ends[1]]; at !== start; ) {
    const next = atVertex.get(at)?.find((other) => other !== edge);
    if (!next?.ends) return null;
    const isBackward = next.ends[1] === at;
    steps.push({ edge: next, isBackward });
    [edge, at] = [next, next.ends[isBackward ? 0 : 1]];
  }
  return steps.length === edges.length ? steps : null;
}

/** The same border the other way round. */
export const turnedRound = (steps: readonly BorderStep[]): readonly BorderStep[] =>
  steps.toReversed().map(({ edge, isBackward }) => ({ edge, isBackward: !isBackward }));

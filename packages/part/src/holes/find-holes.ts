import type { SolidView } from '../model/solid-view.ts';
import type { HoleFeature } from '../report/part-report.ts';
import { withEndsOnAxis } from './ends-on-axis.ts';
import { findSections } from './find-sections.ts';
import { readHole } from './read-hole.ts';
import { roundLines } from './round-lines.ts';
import { stackSections } from './stack-sections.ts';

/** Every round hole of a solid, one by one. */
export function findHoles(view: SolidView): readonly HoleFeature[] {
  return roundLines(view, (face) => view.face(face).concave).flatMap((line) =>
    stackSections(view, line, findSections(view, line)).flatMap(
      (stack) => readHole(view, line, withEndsOnAxis(view, line, stack)) ?? [],
    ),
  );
}

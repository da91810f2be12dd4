import type { ContourShape } from '../../toolpath/contour/contour-shape.ts';
import type { SiemensRun } from '../siemens-run.ts';
import { captureContour, contourPlace, labelledPlace } from './capture-contour.ts';
import { type Arguments, type Cycle, numberAt } from './cycle-arguments.ts';

const textAt = (args: Arguments, index: number) => String(args[index] ?? '');

/**
 * CYCLE62(KNAME, TYPE, LAB1, LAB2): a contour for the next cycle. TYPE 0 a subprogram, 1 a contour of the editor, 2 two
 * labels, 3 two labels in a subprogram. Several in a row are an outline and its islands.
 */
export const callContour: Cycle = (run, args, column) => {
  const type = Math.floor(numberAt(args, 1));
  const name = textAt(args, 0);
  const place =
    type >= 2
      ? labelledPlace(run, type === 3 ? name : '', textAt(args, 2), textAt(args, 3))
      : contourPlace(run, name);
  if (run.contoursUsed) run.contours = [];
  run.contoursUsed = false;
  if (place) run.contours.push(place);
  else run.finding('subprogram-missing', column, { name: name || `${textAt(args, 2)}…${textAt(args, 3)}` });
};

/** The contours named by CYCLE62, or the one that a cycle names itself; a missing one is reported. */
export function contoursFor(run: SiemensRun, name: string, column: number): ContourShape[] {
  const own = name.trim() === '' ? null : contourPlace(run, name);
  const places = own ? [own] : run.contours;
  run.contoursUsed = true;
  const found = places.map((place) => captureContour(run, place)).filter((shape) => shape !== null);
  if (found.length === 0) {
    if (name.trim() !== '' && places.length === 0) run.finding('subprogram-missing', column, { name });
    else run.finding('bad-block', column, { reason: 'ciclo di profilo senza contorno' });
  }
  return found;
}

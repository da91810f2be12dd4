import type { DrawnPath } from '@truciolo/drawing';
import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.js';
import { toPaths } from './paths.ts';
import { asMatrix, combine, type Matrix } from './transform.ts';

interface PageOperators {
  readonly paths: readonly DrawnPath[];
  /** Share of the shown text that is invisible: the layer of a recogniser over a picture. */
  readonly hiddenShare: number;
}

/** Numbers of the operators, which the library gives once it is loaded. */
type Operators = typeof import('pdfjs-dist/legacy/build/pdf.mjs')['OPS'];

/** A page with more paths than this is text as outlines or a hatched picture: the rest says nothing new. */
const MAX_PATHS = 30_000;
const INVISIBLE = 3;

/** Walks the operators of a page: lines with their matrix applied, and how its text is shown. */
export function walkOperators(
  { fnArray, argsArray }: PDFOperatorList,
  viewport: Matrix,
  OPS: Operators,
): PageOperators {
  const fills = new Set<number>([OPS.fill, OPS.eoFill, OPS.shadingFill]);
  const unseen = new Set<number>([OPS.endPath, OPS.clip, OPS.eoClip]);
  const shows = new Set<number>([OPS.showText, OPS.showSpacedText, OPS.nextLineShowText]);
  const paths: DrawnPath[] = [];
  const kept: { matrix: Matrix; mode: number }[] = [];
  let state = { matrix: viewport, mode: 0 };
  let shown = 0;
  let hidden = 0;
  // A page may have a hundred thousand operators: an index is far cheaper than a pair for each.
  for (let index = 0; index < fnArray.length; index += 1) {
    const operation = fnArray[index] ?? 0;
    const given = argsArray[index];
    if (operation === OPS.save) kept.push(state);
    else if (operation === OPS.restore) state = kept.pop() ?? state;
    else if (operation === OPS.transform)
      state = { ...state, matrix: combine(state.matrix, asMatrix([...given])) };
    else if (operation === OPS.paintFormXObjectBegin) {
      kept.push(state);
      if (given?.[0]) state = { ...state, matrix: combine(state.matrix, asMatrix([...given[0]])) };
    } else if (operation === OPS.paintFormXObjectEnd) state = kept.pop() ?? state;
    else if (operation === OPS.setTextRenderingMode) state = { ...state, mode: given[0] };
    else if (shows.has(operation)) {
      shown += 1;
      if (state.mode === INVISIBLE) hidden += 1;
    } else if (operation === OPS.constructPath && !unseen.has(given[0]) && paths.length < MAX_PATHS) {
      const data: ArrayLike<number> | null = given[1]?.[0] ?? null;
      if (data) paths.push(...toPaths(data, state.matrix, fills.has(given[0])));
    }
  }
  return { paths, hiddenShare: shown === 0 ? 0 : hidden / shown };
}

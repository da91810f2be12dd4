import { boxOf, type Span } from '../geometry/frame.ts';
import type { Place, RunSource, TextRun } from '../page/page.ts';

/** Runs that read as one piece of text. */
export interface Line extends Span {
  readonly text: string;
  readonly page: number;
  readonly source: RunSource;
  /** Lowest certainty of a recogniser among its runs; 1 for text of the file itself. */
  readonly certainty: number;
  readonly box: Omit<Place, 'page'>;
}

const WEAKEST: readonly RunSource[] = ['text', 'field', 'comment', 'hidden', 'ocr'];

export const weakest = (sources: readonly RunSource[]): RunSource =>
  WEAKEST[Math.max(0, ...sources.map((source) => WEAKEST.indexOf(source)))] ?? 'text';

export function makeLine(text: string, span: Span, runs: readonly TextRun[], page: number): Line {
  return {
    ...span,
    text,
    page,
    source: weakest(runs.map(({ source }) => source)),
    certainty: Math.min(1, ...runs.map(({ certainty = 1 }) => certainty)),
    box: boxOf(span),
  };
}

export const placeOf = ({ page, box }: Line): Place => ({ page, ...box });
export const centreX = ({ box }: Line) => box.x + box.width / 2;
export const centreY = ({ box }: Line) => box.y + box.height / 2;

/** Where the letters of a run come from, from the surest to the weakest. */
export type RunSource = 'text' | 'field' | 'comment' | 'hidden' | 'ocr';

/** A piece of text on a page. Lengths are in points, the origin is the top left corner and y grows downwards. */
export interface TextRun {
  readonly text: string;
  /** Start of the baseline. */
  readonly x: number;
  readonly y: number;
  /** Length along the reading direction. */
  readonly width: number;
  /** Height of the letters. */
  readonly size: number;
  /** Reading direction in degrees, counterclockwise: 0 reads to the right, 90 reads upwards. */
  readonly angle: number;
  readonly source: RunSource;
  /** Certainty of a recogniser, 0 to 1; absent for text that the file itself contains. */
  readonly certainty?: number;
}

/** A path as drawn: corner points x, y, x, y …; curves are given by a few points on them. */
export interface DrawnPath {
  readonly points: readonly number[];
  readonly isCurved: boolean;
  readonly isClosed: boolean;
  /** A filled path has no line of its own: arrow heads, letters as outlines. */
  readonly isFilled: boolean;
}

export interface DrawingPage {
  /** Number of the page in its file, from 1. */
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly runs: readonly TextRun[];
  readonly paths: readonly DrawnPath[];
}

/** A rectangle on a page, for the highlight. */
export interface Place {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Kind of thing that a value was read in. */
export type Source =
  | 'text'
  | 'history'
  | 'subject'
  | 'sender'
  | 'table'
  | 'list'
  | 'file-name'
  | 'drawing'
  | 'model';

/** The place of a value, so that a click can show it. */
export interface Proof {
  readonly source: Source;
  /** The words as they are written there. */
  readonly text: string;
  /** First character and the one after the last, in the message's text, its subject or the file's name. */
  readonly start?: number;
  readonly end?: number;
  /** Name of the file: lists, drawings, models, file names. */
  readonly file?: string;
  /** Cell of a table or a list, both counted from 0. */
  readonly row?: number;
  readonly column?: number;
  /** Page of a drawing, counted from 1, with the rectangles in its own units. */
  readonly page?: number;
  readonly rectangles?: readonly (readonly [left: number, top: number, right: number, bottom: number])[];
}

/** A value that was read, never one that was decided. */
export interface Claim<T> {
  readonly value: T;
  readonly proof: Proof;
  /** 0 to 1. From `SURE` upwards the value counts as read with certainty. */
  readonly confidence: number;
  /** Why it was read so, a short Italian sentence for the user. */
  readonly reason: string;
}

export const SURE = 0.85;

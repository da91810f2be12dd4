import type { RequestPlace } from '@truciolo/contract';

/** A piece of text with its place, so that a click on the drawing can fill a field. */
export interface PlacedText extends RequestPlace {
  readonly text: string;
}

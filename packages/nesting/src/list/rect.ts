/** A blank to place, with its kerf. Whole thousandths of a mm. */
export interface Item {
  readonly blank: number;
  readonly length: number;
  readonly width: number;
  readonly rotates: boolean;
}

export interface Placed {
  readonly item: Item;
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
}

/** How to judge a free rectangle for an item: the smaller, the better. */
export const FITS = ['short-side', 'area', 'long-side', 'corner'] as const;
export type Fit = (typeof FITS)[number];

/** `alongX`, `alongY`: what the item leaves of the free rectangle whose corner is x, y. */
export function fitOf(
  fit: Fit,
  x: number,
  y: number,
  alongX: number,
  alongY: number,
  length: number,
  width: number,
): number {
  switch (fit) {
    case 'short-side':
      return alongX < alongY ? alongX : alongY;
    case 'long-side':
      return alongX < alongY ? alongY : alongX;
    case 'area':
      return (alongX + length) * (alongY + width) - length * width;
    case 'corner':
      return (y + width) * 4 + x;
  }
}

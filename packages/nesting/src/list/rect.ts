/** Whole thousandths of a mm. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
}

/** A blank to place, with its kerf, the longer side first where it may turn. */
export interface Item {
  readonly blank: number;
  readonly length: number;
  readonly width: number;
  readonly rotates: boolean;
}

export interface Placed extends Rect {
  readonly item: Item;
}

/** How to judge a free rectangle for an item: the smaller, the better. */
export type Fit = 'short-side' | 'long-side' | 'area' | 'corner';

export function fitOf(fit: Fit, free: Rect, length: number, width: number): number {
  const [alongX, alongY] = [free.length - length, free.width - width];
  switch (fit) {
    case 'short-side':
      return Math.min(alongX, alongY);
    case 'long-side':
      return Math.max(alongX, alongY);
    case 'area':
      return free.length * free.width - length * width;
    case 'corner':
      return (free.y + width) * 4 + free.x;
  }
}

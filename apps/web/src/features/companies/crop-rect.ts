/** A rectangle on a picture, in shares of its width and height (0 to 1). */
export interface CropRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Grip = 'move' | 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

export const WHOLE: CropRect = { x: 0, y: 0, width: 1, height: 1 };

/** No side may become smaller than this share of the picture. */
export const MIN_SIDE = 0.05;

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Moves one edge pair along an axis: the grip's side follows, the other stays. */
function stretch(
  start: number,
  size: number,
  delta: number,
  isStart: boolean,
): [start: number, size: number] {
  const end = start + size;
  if (isStart) {
    const moved = clamp(start + delta, 0, end - MIN_SIDE);
    return [moved, end - moved];
  }
  return [start, clamp(end + delta, start + MIN_SIDE, 1) - start];
}

/** The rectangle after a grip was dragged by these shares; it never leaves the picture. */
export function dragCrop(rect: CropRect, grip: Grip, dx: number, dy: number): CropRect {
  if (grip === 'move') {
    return {
      ...rect,
      x: clamp(rect.x + dx, 0, 1 - rect.width),
      y: clamp(rect.y + dy, 0, 1 - rect.height),
    };
  }
  const [x, width] = stretch(rect.x, rect.width, dx, grip.endsWith('left'));
  const [y, height] = stretch(rect.y, rect.height, dy, grip.startsWith('top'));
  return { x, y, width, height };
}

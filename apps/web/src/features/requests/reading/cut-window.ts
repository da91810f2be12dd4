import type { RequestPlace } from '@truciolo/contract';
import type { PageWindow } from './pdf-page.tsx';

/** Height of the letters of a value in its cut-out, CSS pixels. */
const LETTERS = 16;
/** Part of the cut-out that the value takes at most: its label stands around it. */
const MOST = 0.85;
const LARGEST_SCALE = 6;

interface Size {
  readonly width: number;
  readonly height: number;
}

const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** The surroundings of a value on its page: the letters have a height that reads well, the value stands in the middle. */
export function cutWindow(place: RequestPlace, page: Size, cut: Size): PageWindow {
  const [width, height] = [place.width * page.width, place.height * page.height];
  const scale = Math.min(
    LARGEST_SCALE,
    LETTERS / Math.max(1, Math.min(width, height)),
    (cut.width * MOST) / Math.max(1, width),
    (cut.height * MOST) / Math.max(1, height),
  );
  const left = (place.left + place.width / 2) * page.width * scale - cut.width / 2;
  const top = (place.top + place.height / 2) * page.height * scale - cut.height / 2;
  return {
    scale,
    left: within(left, page.width * scale - cut.width),
    top: within(top, page.height * scale - cut.height),
    ...cut,
  };
}

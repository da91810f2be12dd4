import { axesOf, boxOf, fromU, spanOf } from '../geometry/frame.ts';
import type { TextRun } from '../page/page.ts';
import { signBefore } from './sign-before.ts';
import type { SmallPaths } from './small-paths.ts';

/** A number, or a letter that stands for one on a sheet with a table. */
const isValue = (text: string) => /^[.,]?\d/.test(text) || /^[A-Za-z](\s|$)/.test(text);

/** Signs before one number: a counterbore, a diameter. */
const MOST = 2;

/** Runs for symbols that are drawn as lines before a number: ⌀, ±, depth, counterbore. */
export function findSigns(runs: readonly TextRun[], paths: SmallPaths): readonly TextRun[] {
  return runs.filter(({ text }) => isValue(text)).flatMap((run) => signsOf(run, paths));
}

function signsOf(run: TextRun, paths: SmallPaths): readonly TextRun[] {
  const axes = axesOf(run.angle);
  const span = spanOf(run);
  const signs: TextRun[] = [];
  let u = span.u0;
  while (signs.length < MOST) {
    const zone = boxOf({ ...span, u0: u - span.size * 2, u1: u + span.size * 0.2 });
    const margin = span.size * 0.35;
    const inside = paths.within({
      left: zone.x - margin,
      top: zone.y - margin,
      right: zone.x + zone.width + margin,
      bottom: zone.y + zone.height + margin,
    });
    const sign = inside.length === 0 ? null : signBefore(inside, axes, { u, size: span.size });
    if (sign === null || sign.u0 >= u) return signs;
    const [x, y] = fromU(axes, sign.u0, span.v);
    // The sign reaches to what follows it, so that both join into one line.
    signs.push({ ...run, text: sign.text, x, y, width: u - sign.u0 });
    u = sign.u0;
  }
  return signs;
}

import { cutArcSlot } from '../../toolpath/arc-slot.ts';
import type { Point } from '../../toolpath/frame.ts';
import { Frame } from '../../toolpath/frame.ts';
import type { KlartextRun } from '../klartext-run.ts';
import { lengthOf, levelsOf, numberOf } from './cycle-values.ts';
import { neededRadius } from './milling.ts';

const MAX_SLOTS = 1000;

/** 254: slots along a pitch circle. Q367 = 0: its middle is Q216, Q217; else the tool stands on the slot. */
export function circularSlot(run: KlartextRun): void {
  const radius = neededRadius(run);
  if (radius === null) return;
  const { path } = run;
  const { surface, bottom, clear, second } = levelsOf(run);
  const [u, v, w] = path.axes;
  const at = path.at;
  at[w] = clear;
  path.rapid(at);
  const circleRadius = Math.abs(lengthOf(run, 375)) / 2;
  const sweep = numberOf(run, 248);
  const start = numberOf(run, 376);
  const place = Math.floor(numberOf(run, 367));
  const centre: Point = [0, 0, 0];
  if (place === 0) {
    centre[u] = lengthOf(run, 216);
    centre[v] = lengthOf(run, 217);
  } else {
    const on = start + (place === 2 ? sweep / 2 : place === 3 ? sweep : 0);
    centre[u] = (at[u] as number) - circleRadius * Math.cos((on * Math.PI) / 180);
    centre[v] = (at[v] as number) - circleRadius * Math.sin((on * Math.PI) / 180);
  }
  const feed = lengthOf(run, 207);
  const count = Math.min(MAX_SLOTS, Math.max(1, Math.floor(numberOf(run, 377))));
  let fits = true;
  for (let i = 0; i < count && fits && run.hasRoom; i++) {
    const frame = Frame.identity.shifted(...centre).turned(w, start + i * numberOf(run, 378));
    path.inside(frame, () => {
      fits = cutArcSlot(path, {
        circleRadius,
        width: Math.abs(lengthOf(run, 219)),
        sweep,
        toolRadius: radius,
        step: radius,
        top: surface,
        bottom,
        infeed: Math.abs(lengthOf(run, 202)),
        safe: clear,
        feed,
        plungeFeed: lengthOf(run, 206) || feed,
      });
    });
  }
  if (!fits) run.finding('bad-block', 1, { reason: 'l’utensile non entra nella cava' });
  const end = path.at;
  end[w] = second;
  path.rapid(end);
  run.finding('cycle-approximate', 0, { word: 'CYCL DEF 254' });
}

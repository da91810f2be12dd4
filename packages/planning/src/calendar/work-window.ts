import type { Minute } from './wall-time.ts';

/** Time in which a machine can work: from `start` up to, not including, `end`. */
export interface WorkWindow {
  readonly start: Minute;
  readonly end: Minute;
  /** False at night and in other unattended hours: only phases that run alone continue. */
  readonly attended: boolean;
}

/** In order, without overlap and without empty windows: attended windows win over unattended ones. */
export function tidyWindows(windows: readonly WorkWindow[]): WorkWindow[] {
  if (isTidy(windows)) return [...windows];
  const marks = windows
    .filter(({ start, end }) => end > start)
    .flatMap(({ start, end, attended }) => [
      { at: start, attended, step: 1 },
      { at: end, attended, step: -1 },
    ])
    .sort((a, b) => a.at - b.at);
  const tidy: WorkWindow[] = [];
  const open = { attended: 0, alone: 0 };
  let from = 0;
  for (const { at, attended, step } of marks) {
    if (at > from && open.attended + open.alone > 0) extend(tidy, from, at, open.attended > 0);
    open[attended ? 'attended' : 'alone'] += step;
    from = at;
  }
  return tidy;
}

/** Nothing to sort, to join or to leave out: so the windows of a calendar come here a second time. */
function isTidy(windows: readonly WorkWindow[]): boolean {
  let until = Number.NEGATIVE_INFINITY;
  for (const { start, end } of windows) {
    if (!(start > until && end > start)) return false;
    until = end;
  }
  return true;
}

function extend(tidy: WorkWindow[], start: Minute, end: Minute, attended: boolean): void {
  const last = tidy.at(-1);
  if (last && last.end === start && last.attended === attended)
    tidy[tidy.length - 1] = { start: last.start, end, attended };
  else tidy.push({ start, end, attended });
}

import { CanonSink } from '../../canon/sink.ts';
import { FindingList } from '../../finding.ts';
import { type ContourShape, contourOf } from '../../toolpath/contour/contour-shape.ts';
import { ToolBook } from '../../tools/tool-book.ts';
import { findProgram } from '../calls.ts';
import { type Place, SiemensRun } from '../siemens-run.ts';

const MAX_LINES = 5000;

/** Stretch between two labels, the last one's line included; null when one is missing. */
function betweenLabels(run: SiemensRun, file: number, first: string, last: string): Place | null {
  const { labels } = run.index(file);
  const start = labels.get(first.toUpperCase())?.[0];
  const end = labels.get(last.toUpperCase())?.find((line) => start === undefined || line >= start);
  return start === undefined || end === undefined ? null : { file, start, end: end + 1 };
}

/** Where a contour named by a cycle is written: `"LABEL1:LABEL2"`, the labels of the contour editor, or a program. */
export function contourPlace(run: SiemensRun, name: string): Place | null {
  const wanted = name.trim();
  if (wanted === '') return null;
  const pair = wanted.split(':');
  if (pair.length === 2) return betweenLabels(run, run.file, pair[0] as string, pair[1] as string);
  for (let file = 0; file < run.job.files.length; file++) {
    const place = betweenLabels(run, file, `E_LAB_A_${wanted}`, `E_LAB_E_${wanted}`);
    if (place) return place;
  }
  return findProgram(run, wanted);
}

/** By two labels in the present program or in a named one. */
export function labelledPlace(run: SiemensRun, program: string, first: string, last: string): Place | null {
  if (program.trim() === '') return betweenLabels(run, run.file, first, last);
  const file = findProgram(run, program)?.file;
  return file === undefined ? null : betweenLabels(run, file, first, last);
}

/** Runs a contour's lines beside the program and hands it back; null when it moves nothing. */
export function captureContour(run: SiemensRun, place: Place): ContourShape | null {
  if (run.isContour) {
    run.finding('bad-block', 1, { reason: 'un profilo non può contenere un ciclo di profilo' });
    return null;
  }
  const sink = new CanonSink(256);
  const findings = new FindingList();
  // Without a radius G41 and G42 only say on which side the tool will be.
  const inner = new SiemensRun({ ...run.job, sink, findings, tools: new ToolBook({}) }, run.variables);
  inner.isContour = true;
  inner.step = run.step;
  inner.readSystem = run.readSystem;
  inner.unit = run.unit;
  inner.feedUnit = run.feedUnit;
  inner.feed = run.feed;
  inner.diameter = run.diameter;
  inner.path.plane = run.path.plane;
  inner.file = place.file;
  inner.next = place.start;
  inner.frames.push({
    kind: 'call',
    ...place,
    left: 0,
    returnFile: place.file,
    returnLine: place.end,
    args: [],
    names: [],
    references: [],
    modal: true,
  });
  run.variables.scopes.push(new Map());
  const depth = run.variables.scopes.length;
  for (let i = 0; i < MAX_LINES && !inner.ended && inner.frames.length > 0; i++) {
    if (!run.job.guard.step(run.sink.canon.count)) break;
    inner.step(inner);
  }
  // A contour that was broken off leaves its variables behind.
  while (run.variables.scopes.length >= depth) run.variables.scopes.pop();
  inner.path.flush();
  run.reportContour(`${place.file}:${place.start}`, findings);
  return contourOf(sink.canon, run.path.plane);
}

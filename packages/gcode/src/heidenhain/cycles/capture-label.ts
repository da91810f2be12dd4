import { CanonSink } from '../../canon/sink.ts';
import { FindingList } from '../../finding.ts';
import { type ContourShape, contourOf } from '../../toolpath/contour/contour-shape.ts';
import { ToolBook } from '../../tools/tool-book.ts';
import { KlartextRun } from '../klartext-run.ts';

const MAX_BLOCKS = 5000;

/** Runs the subprogram of a label beside the program and returns its contour; null when there is none. */
export function captureLabel(run: KlartextRun, label: string): ContourShape | null {
  if (run.isContour) {
    run.finding('bad-block', 1, { reason: 'un profilo non può contenere un ciclo di profilo' });
    return null;
  }
  const line = run.labelsOf(run.file).get(label);
  if (line === undefined) {
    run.finding('label-missing', 1, { name: `LBL ${label}` });
    return null;
  }
  const sink = new CanonSink(256);
  const findings = new FindingList();
  // Without a radius RL and RR only say on which side the tool will be.
  const inner = new KlartextRun({ ...run.job, sink, findings, tools: new ToolBook({}) }, run.q);
  inner.isContour = true;
  inner.step = run.step;
  inner.unit = run.unit;
  inner.feed = run.feed;
  inner.file = run.file;
  inner.path.plane = run.path.plane;
  inner.frames.push({ kind: 'label', returnFile: run.file, returnLine: run.source(run.file).lines });
  inner.next = line;
  const { guard } = run.job;
  for (let i = 0; i < MAX_BLOCKS && !inner.ended && inner.frames.length > 0; i++) {
    if (!guard.step(run.sink.canon.count)) return null;
    inner.step(inner);
  }
  inner.path.flush();
  run.reportContour(`${run.file}:${label}`, findings);
  return contourOf(sink.canon, run.path.plane);
}

import {
  type AnalyzeOptions,
  analyzeSteps,
  buildPicture,
  calibratedSeconds,
  NO_CALIBRATION,
  pictureBuffers,
  timelineRuns,
  toolSlots,
} from '@truciolo/gcode';
import { lineStarts } from './line-starts.ts';
import type { AnalysisRequest, AnalysisResult, Progress, WorkerAnswer } from './protocol.ts';

/** Often enough to look alive, seldom enough to cost nothing, ms. */
const PROGRESS_INTERVAL = 80;

const answer = (message: WorkerAnswer, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

/** One program for each worker; the page ends the worker to cancel. */
function work({ files, dialect, machine, calibration, diameters, unit }: AnalysisRequest): void {
  const begun = performance.now();
  let told = begun;
  const tell = (progress: Progress) => {
    if (performance.now() - told < PROGRESS_INTERVAL) return;
    told = performance.now();
    answer({ type: 'progress', progress });
  };
  const options: AnalyzeOptions = {
    diameters,
    ...(dialect && { dialect }),
    ...(unit && { unit }),
    ...(machine && { machine }),
    ...(calibration && { calibration }),
  };
  const steps = analyzeSteps(files, options);
  let step = steps.next();
  for (; !step.done; step = steps.next()) tell(step.value);
  const { report, canon, machine: used } = step.value;
  tell({ phase: 'drawing', share: 0 });
  const seconds = calibratedSeconds(canon, step.value.seconds, calibration?.factors ?? NO_CALIBRATION);
  const slots = toolSlots(canon, report.tools);
  const starts = files.map(({ bytes }) => lineStarts(bytes));
  const picture = buildPicture(
    canon,
    seconds,
    slots,
    starts.map(({ length }) => length),
  );
  const result: AnalysisResult = {
    report,
    picture,
    runs: timelineRuns(canon, seconds, slots, picture.seconds),
    lineStarts: starts,
    machineName: used.name,
    workSeconds: (performance.now() - begun) / 1000,
  };
  answer({ type: 'done', result }, [...pictureBuffers(picture), ...starts.map(({ buffer }) => buffer)]);
}

self.onmessage = ({ data }: MessageEvent<AnalysisRequest>) => work(data);

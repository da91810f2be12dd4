import { analyseFile, lightenFile, warmUp } from '@truciolo/cad-kernel';
import type { PartMeasures, PartModel, PartReport } from '@truciolo/part';
import type { PartAnswer, PartQuestion } from './part-protocol.ts';

const answer = (message: PartAnswer): void => self.postMessage(message);

let hasFile = false;

/** Messages that have come are looked at first. */
const mayGoOn = async (): Promise<boolean> => {
  await new Promise((resolve) => setTimeout(resolve));
  return !hasFile;
};

/** One file after the other; the page ends the worker to cancel. */
self.onmessage = async ({ data }: MessageEvent<PartQuestion>) => {
  const { source } = data;
  if (data.type === 'warm') {
    // A failed load is repeated with the first file, which then reports the failure.
    await warmUp(source, mayGoOn).catch(() => {});
    return;
  }
  hasFile = true;
  if (data.type === 'lighten') {
    answer({ type: 'light', bytes: await lightenFile(data.bytes, source) });
    answer({ type: 'done' });
    return;
  }
  // The triangles are copied instead of transferred: recognition still needs them.
  const listener = {
    onModel: (model: PartModel) => answer({ type: 'model', model }),
    onMeasures: (measures: PartMeasures, solid: number) => answer({ type: 'measures', measures, solid }),
    onReport: (report: PartReport, solid: number) => answer({ type: 'report', report, solid }),
  };
  const outcome = await analyseFile(data.bytes, source, listener, data.unit);
  answer(outcome.ok ? { type: 'done' } : { type: 'failed', code: outcome.code, message: outcome.message });
};

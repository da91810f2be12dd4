import { analyseFile, lightenFile, warmUp } from '@truciolo/cad-kernel';
import type { PartAnswer, PartQuestion } from './part-protocol.ts';

const answer = (message: PartAnswer): void => self.postMessage(message);

/** One file after the other; the page ends the worker to cancel. */
self.onmessage = async ({ data }: MessageEvent<PartQuestion>) => {
  const { source } = data;
  if (data.type === 'warm') {
    // A failed load is repeated with the first file, which then reports the failure.
    await warmUp(source).catch(() => {});
    return;
  }
  if (data.type === 'lighten') {
    answer({ type: 'light', bytes: await lightenFile(data.bytes, source) });
    answer({ type: 'done' });
    return;
  }
  // The triangles are copied instead of transferred: recognition still needs them.
  const outcome = await analyseFile(data.bytes, source, {
    onModel: (model) => answer({ type: 'model', model }),
    onMeasures: (measures, solid) => answer({ type: 'measures', measures, solid }),
    onReport: (report, solid) => answer({ type: 'report', report, solid }),
  });
  answer(outcome.ok ? { type: 'done' } : { type: 'failed', code: outcome.code, message: outcome.message });
};

import { answerRequests } from '../../../platform/workers/answer-requests.ts';
import { Refusal } from '../file/refusal.ts';
import { runRead } from './run-read.ts';
import type { sheetWorker } from './use-sheet-worker.ts';
import { runWrite } from './write-workbook.ts';

answerRequests({} as typeof sheetWorker, async (request, ask) => {
  try {
    return request.kind === 'write'
      ? { kind: 'file', bytes: await runWrite(request) }
      : await runRead(request, ask);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { kind: 'refused', message: error.message };
  }
});

import { serveThread } from '../../../platform/threads/serve-thread.ts';
import { Refusal } from '../file/refusal.ts';
import { runRead } from './read-task.ts';
import type { sheetThread } from './run-sheet-task.ts';
import { runWrite } from './write-workbook.ts';

serveThread({} as typeof sheetThread, async (task, ask) => {
  try {
    return task.kind === 'write' ? { kind: 'file', bytes: await runWrite(task) } : await runRead(task, ask);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { kind: 'refused', message: error.message };
  }
});

import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '../file/refusal.ts';
import type { SheetAnswer, SheetTask, StoredReply } from './messages.ts';
import { runRead } from './read-task.ts';
import { runWrite } from './write-workbook.ts';

// Reading and writing sheets is seconds of pure work: in a thread of its own it holds up nobody.

const say = (answer: SheetAnswer) => parentPort?.postMessage(answer);

async function run(task: SheetTask): Promise<SheetAnswer> {
  if (task.kind === 'write') return { kind: 'file', bytes: await runWrite(task) };
  return runRead(task, async (wanted) => {
    say({ kind: 'wanted', wanted });
    const [reply] = (parentPort ? await once(parentPort, 'message') : []) as [StoredReply];
    return reply;
  });
}

try {
  say(await run(workerData as SheetTask));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  say({ kind: 'refused', message: error.message });
}

import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { ThreadPlan } from '../../../platform/threads/thread-plan.ts';
import { TOO_BIG } from '../file/refusal.ts';
import type {
  MappingResult,
  PlanResult,
  ReadTask,
  SheetAnswer,
  SheetTask,
  StoredReply,
  WantedKeys,
  WriteTask,
} from './messages.ts';

/** Reading and writing sheets is seconds of pure work: in threads of their own they hold up nobody. */
export const sheetThread: ThreadPlan<SheetTask, SheetAnswer, WantedKeys, StoredReply> = {
  name: 'sheet',
  atOnce: 2,
  timeMs: 120_000,
  memoryMb: 512,
  mostWaiting: 30,
  tooHeavy: () => new AppError('IMPORT_FILE', { message: TOO_BIG }),
  busy: () =>
    new AppError('RATE_LIMITED', { message: 'Troppi fogli in lavorazione: riprova fra un minuto.' }),
};

type SheetServices = Pick<Context, 'threads' | 'actor'>;

export async function readSheet(
  { threads, actor }: SheetServices,
  task: ReadTask,
  lookUp: (wanted: WantedKeys) => Promise<StoredReply>,
): Promise<MappingResult | PlanResult> {
  const answer = await threads.run(sheetThread, actor.companyGuid, task, lookUp);
  if (answer.kind === 'refused') throw new AppError('IMPORT_FILE', { message: answer.message });
  if (answer.kind === 'file') throw new Error('a file came back from a reading');
  return answer;
}

export async function writeSheet({ threads, actor }: SheetServices, task: WriteTask): Promise<Uint8Array> {
  const answer = await threads.run(sheetThread, actor.companyGuid, task);
  if (answer.kind !== 'file') throw new Error(`${answer.kind} came back from a writing`);
  return answer.bytes;
}

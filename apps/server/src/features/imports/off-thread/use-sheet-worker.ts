import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { WorkerPlan } from '../../../platform/workers/worker-plan.ts';
import { TOO_BIG } from '../file/refusal.ts';
import type {
  MappingResult,
  PlanResult,
  ReadRequest,
  SheetAnswer,
  SheetRequest,
  StoredReply,
  WantedKeys,
  WriteRequest,
} from './messages.ts';

/** Reading and writing sheets takes seconds of CPU: workers keep the event loop free. */
export const sheetWorker: WorkerPlan<SheetRequest, SheetAnswer, WantedKeys, StoredReply> = {
  name: 'sheet',
  atOnce: 2,
  timeMs: 120_000,
  memoryMb: 512,
  mostWaiting: 30,
  tooHeavy: () => new AppError('IMPORT_FILE', { message: TOO_BIG }),
  busy: () =>
    new AppError('RATE_LIMITED', { message: 'Troppi fogli in lavorazione: riprova fra un minuto.' }),
};

type SheetServices = Pick<Context, 'workers' | 'actor'>;

export async function readSheet(
  { workers, actor }: SheetServices,
  request: ReadRequest,
  lookUp: (wanted: WantedKeys) => Promise<StoredReply>,
): Promise<MappingResult | PlanResult> {
  const answer = await workers.run(sheetWorker, actor.companyGuid, request, lookUp);
  if (answer.kind === 'refused') throw new AppError('IMPORT_FILE', { message: answer.message });
  if (answer.kind === 'file') throw new Error('a file came back from a reading');
  return answer;
}

export async function writeSheet(
  { workers, actor }: SheetServices,
  request: WriteRequest,
): Promise<Uint8Array> {
  const answer = await workers.run(sheetWorker, actor.companyGuid, request);
  if (answer.kind !== 'file') throw new Error(`${answer.kind} came back from a writing`);
  return answer.bytes;
}

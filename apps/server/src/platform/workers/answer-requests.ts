import { parentPort } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import type { WorkerMessage, WorkerPlan, WorkerReport } from './worker-plan.ts';

const reportOf = (error: unknown): WorkerReport => {
  if (error instanceof AppError) return { kind: 'refused', code: error.code, details: error.details };
  return { kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
};

type Work<Request, Answer, Question, Reply> = (
  request: Request,
  ask: (question: Question) => Promise<Reply>,
) => Promise<Answer>;

/** The worker's own side: one request after the other; while it works it may ask what only the server knows. */
export function answerRequests<Request, Answer, Question, Reply>(
  _plan: Pick<WorkerPlan<Request, Answer, Question, Reply>, 'request' | 'answer' | 'question' | 'reply'>,
  work: Work<Request, Answer, Question, Reply>,
): void {
  const port = parentPort;
  if (!port) throw new Error('this program is a worker of the server');
  let hear: (reply: Reply) => void = () => undefined;
  const say = (report: WorkerReport) => port.postMessage(report);
  const ask = (question: Question) =>
    new Promise<Reply>((resolve) => {
      hear = resolve;
      say({ kind: 'question', question });
    });
  port.on('message', (message: WorkerMessage) => {
    if (message.kind === 'reply') return hear(message.reply as Reply);
    work(message.request as Request, ask).then(
      (answer) => say({ kind: 'answer', answer }),
      (error: unknown) => say(reportOf(error)),
    );
  });
}

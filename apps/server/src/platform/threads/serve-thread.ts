import { parentPort } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import type { Order, Report, ThreadPlan } from './thread-plan.ts';

const reportOf = (error: unknown): Report => {
  if (error instanceof AppError) return { kind: 'refused', code: error.code, details: error.details };
  return { kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
};

type Work<Task, Answer, Question, Reply> = (
  task: Task,
  ask: (question: Question) => Promise<Reply>,
) => Promise<Answer>;

/** The thread's own side: one task after the other; while it works it may ask what only the server knows. */
export function serveThread<Task, Answer, Question, Reply>(
  _plan: Pick<ThreadPlan<Task, Answer, Question, Reply>, 'task' | 'answer' | 'question' | 'reply'>,
  work: Work<Task, Answer, Question, Reply>,
): void {
  const port = parentPort;
  if (!port) throw new Error('this program is a thread of the server');
  let hear: (reply: Reply) => void = () => undefined;
  const say = (report: Report) => port.postMessage(report);
  const ask = (question: Question) =>
    new Promise<Reply>((resolve) => {
      hear = resolve;
      say({ kind: 'question', question });
    });
  port.on('message', (order: Order) => {
    if (order.kind === 'reply') return hear(order.reply as Reply);
    work(order.task as Task, ask).then(
      (answer) => say({ kind: 'answer', answer }),
      (error: unknown) => say(reportOf(error)),
    );
  });
}

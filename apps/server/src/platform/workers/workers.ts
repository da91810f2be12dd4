import type { Metrics } from '../metrics/metrics.ts';
import { callerSignal } from './caller-signal.ts';
import { guardWait, isWhileLocked } from './while-locked.ts';
import type { WorkerPlan } from './worker-plan.ts';
import { WorkerPool } from './worker-pool.ts';

export interface Workers {
  /**
   * Work off the event loop. `owner` is the company it is done for: one with many tasks waits behind the others.
   * `reply` answers questions of the worker.
   */
  run<Request, Answer, Question, Reply>(
    plan: WorkerPlan<Request, Answer, Question, Reply>,
    owner: string,
    request: Request,
    reply?: (question: Question) => Promise<Reply>,
  ): Promise<Answer>;
  close(): Promise<void>;
}

const askedNothing = () => Promise.reject(new Error('this worker has nothing to ask'));

export function openWorkers(
  program: (name: string) => URL,
  metrics?: Pick<Metrics, 'worker' | 'add'>,
): Workers {
  const teams = new Map<string, WorkerPool>();
  const each = (read: (team: WorkerPool) => number) => () =>
    [...teams].map(([worker, team]) => [{ thread: worker }, read(team)] as const);
  metrics?.add({
    name: 'truciolo_threads_waiting',
    help: 'Work that waits for a worker',
    readEach: each((team) => team.waiting),
  });
  metrics?.add({
    name: 'truciolo_threads_busy',
    help: 'Workers at work',
    readEach: each((team) => team.busy),
  });
  const watched = async <T>(worker: string, work: Promise<T>): Promise<T> => {
    const start = performance.now();
    const note = (done: boolean) =>
      metrics?.worker({ worker, done, seconds: (performance.now() - start) / 1000 });
    work.then(
      () => note(true),
      () => note(false),
    );
    return work;
  };
  return {
    run: <Request, Answer, Question, Reply>(
      plan: WorkerPlan<Request, Answer, Question, Reply>,
      owner: string,
      request: Request,
      reply: (question: Question) => Promise<Reply> = askedNothing,
    ) => {
      guardWait();
      const lane = plan.isSmall?.(request) ? `${plan.name}-small` : plan.name;
      const team = teams.get(lane) ?? new WorkerPool(program(plan.name), plan);
      teams.set(lane, team);
      const work = team.run({
        owner,
        request,
        reply: (question) => reply(question as Question),
        signal: callerSignal(),
        isUrgent: isWhileLocked(),
      });
      return watched(lane, work as Promise<Answer>);
    },
    close: async () => {
      await Promise.all([...teams.values()].map((team) => team.close()));
    },
  };
}

import type { Metrics } from '../metrics/metrics.ts';
import type { ThreadPlan } from './thread-plan.ts';
import { ThreadTeam } from './thread-team.ts';

export interface Threads {
  /**
   * Work off the thread that answers requests. `owner` is the company it is done for: one with much to do waits
   * behind the others, not before them. `reply` answers what the thread asks while it works.
   */
  run<Task, Answer, Question, Reply>(
    plan: ThreadPlan<Task, Answer, Question, Reply>,
    owner: string,
    task: Task,
    reply?: (question: Question) => Promise<Reply>,
  ): Promise<Answer>;
  close(): Promise<void>;
}

const askedNothing = () => Promise.reject(new Error('this thread has nothing to ask'));

export function openThreads(
  program: (name: string) => URL,
  metrics?: Pick<Metrics, 'thread' | 'add'>,
): Threads {
  const teams = new Map<string, ThreadTeam>();
  const each = (read: (team: ThreadTeam) => number) => () =>
    [...teams].map(([thread, team]) => [{ thread }, read(team)] as const);
  metrics?.add({
    name: 'truciolo_threads_waiting',
    help: 'Work that waits for a thread',
    readEach: each((team) => team.waiting),
  });
  metrics?.add({
    name: 'truciolo_threads_busy',
    help: 'Threads at work',
    readEach: each((team) => team.busy),
  });
  const watched = async <T>(thread: string, work: Promise<T>): Promise<T> => {
    const start = performance.now();
    const note = (done: boolean) =>
      metrics?.thread({ thread, done, seconds: (performance.now() - start) / 1000 });
    work.then(
      () => note(true),
      () => note(false),
    );
    return work;
  };
  return {
    run: <Task, Answer, Question, Reply>(
      plan: ThreadPlan<Task, Answer, Question, Reply>,
      owner: string,
      task: Task,
      reply: (question: Question) => Promise<Reply> = askedNothing,
    ) => {
      const team = teams.get(plan.name) ?? new ThreadTeam(program(plan.name), plan);
      teams.set(plan.name, team);
      return watched(
        plan.name,
        team.run(owner, task, (question) => reply(question as Question)) as Promise<Answer>,
      );
    },
    close: async () => {
      await Promise.all([...teams.values()].map((team) => team.close()));
    },
  };
}

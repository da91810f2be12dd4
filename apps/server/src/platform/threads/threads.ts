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

export function openThreads(program: (name: string) => URL): Threads {
  const teams = new Map<string, ThreadTeam>();
  return {
    run: <Task, Answer, Question, Reply>(
      plan: ThreadPlan<Task, Answer, Question, Reply>,
      owner: string,
      task: Task,
      reply: (question: Question) => Promise<Reply> = askedNothing,
    ) => {
      const team = teams.get(plan.name) ?? new ThreadTeam(program(plan.name), plan);
      teams.set(plan.name, team);
      return team.run(owner, task, (question) => reply(question as Question)) as Promise<Answer>;
    },
    close: async () => {
      await Promise.all([...teams.values()].map((team) => team.close()));
    },
  };
}

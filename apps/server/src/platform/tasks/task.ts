/** A queue of background work, declared in the room that does the work. */
export interface Task<Message extends object> {
  readonly name: string;
  readonly retries: number;
  /** Seconds before the first retry; each further one waits about twice as long. */
  readonly retryDelay: number;
  /** Cron in Italian time (`isDue`), for work that comes round by itself. */
  readonly schedule?: string;
  /** Never set: it carries the type of the message. */
  readonly message?: Message;
}

/** One night a year has no hour from two to three, another one has it twice. */
const IN_LOST_HOUR = /^\S+ 2 /;

export function task<Message extends object = Record<never, never>>(plan: Task<Message>): Task<Message> {
  if (plan.schedule && IN_LOST_HOUR.test(plan.schedule)) throw new Error(`no night hour for ${plan.name}`);
  return plan;
}

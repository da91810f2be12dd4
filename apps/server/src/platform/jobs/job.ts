/** A queue of background work, declared in the room that does the work. */
export interface Job<Message extends object> {
  readonly name: string;
  readonly retries: number;
  /** Seconds before the first retry; each further one waits about twice as long. */
  readonly retryDelay: number;
  /** Cron in Italian time, for work that comes round by itself. */
  readonly schedule?: string;
  /** Never set: it carries the type of what is sent. */
  readonly message?: Message;
}

export const job = <Message extends object = Record<never, never>>(plan: Job<Message>): Job<Message> => plan;

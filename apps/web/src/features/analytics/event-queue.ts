import { ANALYTICS, type AnalyticsEvent } from '@truciolo/contract';

interface QueueHost {
  /** Sends one batch; a rejection means that it was not taken. */
  readonly send: (events: readonly AnalyticsEvent[]) => Promise<void>;
  readonly setTimer: (run: () => void, ms: number) => unknown;
  readonly clearTimer: (timer: unknown) => void;
}

type Status = 'unknown' | 'enabled' | 'disabled';

/**
 * The usage events of one token, from the click to the server. Before the status is known the latest events
 * are kept back; once enabled they leave after a quiet moment or when enough have come together; a batch that
 * failed waits in front of the newer ones. Disabled means: nothing kept, nothing sent.
 */
export class EventQueue {
  readonly #host: QueueHost;
  #status: Status = 'unknown';
  #events: AnalyticsEvent[] = [];
  #inFlight: readonly AnalyticsEvent[] = [];
  #timer: unknown = null;
  /** After a failure only the quiet moment tries again, so that a server in trouble is not hammered. */
  #hasFailed = false;

  constructor(host: QueueHost) {
    this.#host = host;
  }

  add(event: AnalyticsEvent): void {
    if (this.#status === 'disabled') return;
    this.#events.push(event);
    if (this.#status === 'unknown') this.#keepLatest(ANALYTICS.keepBeforeStatus);
    else this.#schedule();
  }

  settle(isEnabled: boolean): void {
    if (this.#status !== 'unknown') return;
    this.#status = isEnabled ? 'enabled' : 'disabled';
    if (!isEnabled) this.#events = [];
    else if (this.#events.length > 0) this.#schedule();
  }

  /** Everything not yet taken by the server, for the beacon of a page that goes away. Empties the queue. */
  drain(): readonly AnalyticsEvent[] {
    this.#stopTimer();
    if (this.#status !== 'enabled') return [];
    const rest = this.#events;
    this.#events = [];
    return rest;
  }

  /** The token has ended: the remaining events are dropped. */
  close(): void {
    this.#stopTimer();
    this.#status = 'disabled';
    this.#events = [];
  }

  #schedule(): void {
    this.#stopTimer();
    if (this.#events.length >= ANALYTICS.flushCount && !this.#hasFailed) void this.#flush();
    else this.#timer = this.#host.setTimer(() => void this.#flush(), ANALYTICS.flushIdleMs);
  }

  /** One batch at a time; events that arrive meanwhile wait for the next. */
  async #flush(): Promise<void> {
    if (this.#inFlight.length > 0 || this.#events.length === 0) return;
    this.#keepLatest(ANALYTICS.keepAfterFailure);
    this.#inFlight = this.#events;
    this.#events = [];
    try {
      await this.#host.send(this.#inFlight);
      this.#hasFailed = false;
    } catch {
      this.#hasFailed = true;
    }
    const sent = this.#inFlight;
    this.#inFlight = [];
    if (this.#status !== 'enabled') return;
    if (this.#hasFailed) {
      this.#events = [...sent, ...this.#events];
      this.#keepLatest(ANALYTICS.keepAfterFailure);
    } else if (this.#events.length > 0) {
      this.#schedule();
    }
  }

  #keepLatest(count: number): void {
    if (this.#events.length > count) this.#events = this.#events.slice(-count);
  }

  #stopTimer(): void {
    if (this.#timer === null) return;
    this.#host.clearTimer(this.#timer);
    this.#timer = null;
  }
}

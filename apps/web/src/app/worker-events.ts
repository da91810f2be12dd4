/** Events of service workers, which TypeScript's library for pages does not name. */
export interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface AskEvent extends LifeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

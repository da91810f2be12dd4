import type { PartAnswer, PartQuestion, WorkerLike } from '../part-protocol.ts';

/** A worker with answers given by the test. */
export class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  onmessageerror: WorkerLike['onmessageerror'] = null;
  readonly asked: PartQuestion[] = [];
  isEnded = false;
  postMessage(question: PartQuestion): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: PartAnswer): void {
    this.onmessage?.({ data } as MessageEvent<PartAnswer>);
  }
  die(): void {
    this.onerror?.({} as ErrorEvent);
  }
}

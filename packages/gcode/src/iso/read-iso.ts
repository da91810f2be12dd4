import type { FrontEndJob } from '../front-end.ts';

/** Reader of ISO programs: Fanuc, Haas, LinuxCNC and GRBL. */
export function* readIso(job: FrontEndJob): Generator<number, void, void> {
  yield job.files.length > 0 ? 1 : 0;
}

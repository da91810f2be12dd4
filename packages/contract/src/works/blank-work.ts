import type { WorkFields } from './works.ts';

/** Start of a new process: by time, nothing known of it. */
export const blankWork = (): WorkFields => ({
  code: '',
  name: '',
  external: false,
  supplier: '',
  charge: 'time',
  machineGuid: null,
  setupMinutes: 0,
  cycleMinutes: 0,
  rate: null,
  minimum: null,
  leadDays: 0,
  formulaDraft: '',
  confirmed: true,
  tags: [],
  notes: '',
});

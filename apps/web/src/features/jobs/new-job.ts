import type { jobs, RouteInput } from '@truciolo/contract';

type NewJob = RouteInput<typeof jobs.create>['body'];

/** A phase as typed; minutes, with the cycle of one piece. */
export interface PhaseRow {
  readonly key: number;
  readonly name: string;
  /** Empty: at the bench. */
  readonly machineGuid: string;
  readonly setup: number | null;
  readonly cycle: number | null;
}

export interface NewJobFields {
  readonly customerGuid: string | null;
  readonly customerName: string;
  readonly code: string;
  readonly description: string;
  readonly material: string;
  readonly quantity: number | null;
  readonly due: string;
  readonly phases: readonly PhaseRow[];
}

export const emptyPhaseRow = (key: number): PhaseRow => ({
  key,
  name: '',
  machineGuid: '',
  setup: null,
  cycle: null,
});

export const emptyJob = (): NewJobFields => ({
  customerGuid: null,
  customerName: '',
  code: '',
  description: '',
  material: '',
  quantity: null,
  due: '',
  phases: [emptyPhaseRow(0)],
});

/** The example is filled in as a shop would do it: 30 min of set-up and 50 pieces of 6 min are 5 h 30. */
export const exampleJob = (): NewJobFields => ({
  ...emptyJob(),
  code: 'ESEMPIO-1',
  description: 'Perno ø30×80 (esempio)',
  material: 'C45',
  quantity: 50,
  phases: [
    { key: 0, name: 'Tornitura', machineGuid: '', setup: 30, cycle: 6 },
    { key: 1, name: 'Controllo', machineGuid: '', setup: null, cycle: 0.5 },
  ],
});

/** Body of the call; null while a required field is missing. Rows without a name are left out. */
export function jobBody(fields: NewJobFields): Omit<NewJob, 'guid'> | null {
  const { customerGuid, customerName, code, description, material, quantity, due } = fields;
  const phases = fields.phases.flatMap(({ name, machineGuid, setup, cycle }) =>
    name.trim() === ''
      ? []
      : [
          {
            name: name.trim(),
            kind: machineGuid === '' ? ('bench' as const) : ('machine' as const),
            machineGuid: machineGuid || null,
            setupMinutes: setup ?? 0,
            cycleMinutes: cycle ?? 0,
            supplier: '',
            leadDays: 0,
          },
        ],
  );
  if (description.trim() === '' || quantity === null || quantity < 1 || phases.length === 0) return null;
  return {
    customerGuid,
    customerName: customerName.trim(),
    code: code.trim(),
    description: description.trim(),
    drawing: '',
    drawingRevision: '',
    material: material.trim(),
    quantity,
    due: due || null,
    notes: '',
    phases,
  };
}

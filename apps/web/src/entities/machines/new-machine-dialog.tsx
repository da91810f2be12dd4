import type { Machine, MachineKind } from '@truciolo/contract';
import type { FieldValues } from '../../registry/calls/registry-calls.ts';
import { pickSpecs } from '../../registry/definition/pick-specs.ts';
import { CreateDialog } from '../../registry/record/create-dialog.tsx';
import { machineRecord } from './machine-record.ts';
import { machineSpecs } from './machine-specs.ts';

interface NewMachineDialogProps {
  /** Text typed in the search for a machine. */
  readonly name: string;
  readonly kind: MachineKind | null;
  readonly onClose: () => void;
  readonly onCreated: (machine: Machine) => void;
}

const fields = pickSpecs(machineSpecs, ['name', 'kind', 'hourlyRate']);
const LONGEST_CODE = 30;

/** A shop with one lathe uses no codes: by default the code is the machine's name. */
const withCode = (values: FieldValues): FieldValues => ({
  ...values,
  code: String(values.name ?? '')
    .trim()
    .slice(0, LONGEST_CODE),
});

/** The few fields of a machine that a quote needs; the rest can be filled in later in the registry. */
export const NewMachineDialog = ({ name, kind, onClose, onCreated }: NewMachineDialogProps) => (
  <CreateDialog
    record={machineRecord}
    fields={fields}
    start={{ name, ...(kind && { kind }) }}
    prepare={withCode}
    onCreated={onCreated}
    onClose={onClose}
  />
);

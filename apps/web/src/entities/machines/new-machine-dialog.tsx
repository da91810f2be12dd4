import type { Machine, MachineKind } from '@truciolo/contract';
import type { FieldValues } from '../../registry/calls/registry-calls.ts';
import { pickSpecs } from '../../registry/definition/pick-specs.ts';
import { CreateDialog } from '../../registry/record/create-dialog.tsx';
import { machineRecord } from './machine-record.ts';
import { machineSpecs } from './machine-specs.ts';

interface NewMachineDialogProps {
  /** What was typed where a machine was looked for. */
  readonly name: string;
  readonly kind: MachineKind | null;
  readonly onClose: () => void;
  readonly onCreated: (machine: Machine) => void;
}

const fields = pickSpecs(machineSpecs, ['name', 'kind', 'hourlyRate']);
const LONGEST_CODE = 30;

/** A shop with one lathe has no codes: until somebody gives it one, the machine goes by its name. */
const withCode = (values: FieldValues): FieldValues => ({
  ...values,
  code: String(values.name ?? '')
    .trim()
    .slice(0, LONGEST_CODE),
});

/** The few words a quote needs of a machine; the rest can wait in the registry. */
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

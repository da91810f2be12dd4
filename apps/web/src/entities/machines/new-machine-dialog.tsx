import type { Machine } from '@truciolo/contract';
import { pickSpecs } from '../../registry/definition/pick-specs.ts';
import { CreateDialog } from '../../registry/record/create-dialog.tsx';
import { machineRecord } from './machine-record.ts';
import { machineSpecs } from './machine-specs.ts';

interface NewMachineDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (machine: Machine) => void;
}

const fields = pickSpecs(machineSpecs, ['code', 'name', 'kind', 'hourlyRate']);

/** The few words a quote needs of a machine; the rest can wait in the registry. */
export const NewMachineDialog = ({ onClose, onCreated }: NewMachineDialogProps) => (
  <CreateDialog record={machineRecord} fields={fields} onCreated={onCreated} onClose={onClose} />
);

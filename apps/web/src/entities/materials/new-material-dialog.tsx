import { pickSpecs } from '../../registry/definition/pick-specs.ts';
import { CreateDialog } from '../../registry/record/create-dialog.tsx';
import { type MaterialRow, materialRecord } from './material-record.ts';
import { materialSpecs } from './material-specs.ts';

interface NewMaterialDialogProps {
  /** What was typed where a material was looked for. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onCreated: (material: MaterialRow) => void;
}

const fields = pickSpecs(materialSpecs, ['designation', 'isoGroup', 'density', 'pricePerKg']);

/** The few words a quote needs of a material; the rest can wait in the registry. */
export const NewMaterialDialog = ({ name, onClose, onCreated }: NewMaterialDialogProps) => (
  <CreateDialog
    record={materialRecord}
    fields={fields}
    start={{ designation: name }}
    onCreated={onCreated}
    onClose={onClose}
  />
);

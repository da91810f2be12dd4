import { pickSpecs } from '../../registry/definition/pick-specs.ts';
import { CreateDialog } from '../../registry/record/create-dialog.tsx';
import { type MaterialRow, materialRecord } from './material-record.ts';
import { materialSpecs } from './material-specs.ts';

interface NewMaterialDialogProps {
  /** Text typed in the search for a material. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onCreated: (material: MaterialRow) => void;
}

const fields = pickSpecs(materialSpecs, ['designation', 'isoGroup', 'density', 'pricePerKg']);

/** The few fields of a material that a quote needs; the rest can be filled in later in the registry. */
export const NewMaterialDialog = ({ name, onClose, onCreated }: NewMaterialDialogProps) => (
  <CreateDialog
    record={materialRecord}
    fields={fields}
    start={{ designation: name }}
    onCreated={onCreated}
    onClose={onClose}
  />
);

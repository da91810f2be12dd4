import { useForm } from '@mantine/form';
import { type CompanyLicence, supplierLicences } from '@truciolo/contract';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { schemaRule } from '../../../lib/form-rule.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { extendLicences } from '../api/supplier-licences.ts';
import type { ChangeLicences } from '../change-licences.ts';

interface ExtendDialogProps {
  readonly licences: readonly CompanyLicence[];
  readonly change: ChangeLicences;
  readonly onClose: () => void;
}

/** Same length as a trial. */
const DAYS = 14;

/** More days for one company or several at once. */
export function ExtendDialog({ licences, change, onClose }: ExtendDialogProps) {
  const [first] = licences;
  const one = licences.length === 1 ? first : undefined;
  const form = useForm({
    initialValues: { days: DAYS as number | null },
    validate: { days: schemaRule(supplierLicences.extend.body.shape.days) },
  });
  const save = () =>
    change(async () => {
      const days = Number(form.getValues().days);
      const { changed } = await extendLicences(licences, days);
      return `${countOf(changed, 'licenza prolungata', 'licenze prolungate')} di ${days} giorni.`;
    });
  const title = one
    ? `Prolunga ${one.plan === 'Prova' ? 'la prova' : 'la licenza'} di ${one.companyName}`
    : `Prolunga ${licences.length} licenze`;
  return (
    <FormDialog
      title={title}
      submit="Prolunga"
      onClose={onClose}
      isValid={() => !form.validate().hasErrors}
      save={save}
      size={420}
    >
      <NumberField
        label="Giorni in più"
        min={1}
        max={730}
        decimals={0}
        data-autofocus
        description="Dalla scadenza attuale, o da oggi se è già passata. Chi non ha scadenza resta com’è."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('days')}
      />
    </FormDialog>
  );
}

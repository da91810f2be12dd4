import { Select } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type CompanyLicence, licenceFields, type Plan, plans, supplierLicences } from '@truciolo/contract';
import { FieldRow, FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { schemaRule } from '../../../lib/form-rule.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { renewLicence } from '../api/supplier-licences.ts';
import type { ChangeLicences } from '../change-licences.ts';
import { expiryText } from '../licence-words.ts';

interface RenewDialogProps {
  readonly licence: CompanyLicence;
  readonly change: ChangeLicences;
  readonly onClose: () => void;
}

const YEAR = 12;

export function RenewDialog({ licence, change, onClose }: RenewDialogProps) {
  const form = useForm({
    initialValues: {
      months: YEAR as number | null,
      // A trial that is renewed becomes a plan.
      plan: (licence.plan === 'Prova' ? 'Base' : licence.plan) as Plan,
      seats: licence.seats.total as number | null,
    },
    validate: {
      months: schemaRule(supplierLicences.renew.body.shape.months),
      seats: (value) => {
        const wrong = schemaRule(licenceFields.shape.seats)(value);
        if (wrong || Number(value) >= licence.seats.assigned) return wrong;
        return `${countOf(licence.seats.assigned, 'posto è già assegnato', 'posti sono già assegnati')}.`;
      },
    },
  });
  const save = () =>
    change(async () => {
      const { months, plan, seats } = form.getValues();
      const renewed = await renewLicence(licence.companyGuid, {
        base: { plan: licence.plan, seats: licence.seats.total, expiresOn: licence.expiresOn },
        months: Number(months),
        plan,
        seats: Number(seats),
      });
      return `${renewed.companyName}: rinnovata fino al ${expiryText(renewed.expiresAt)}.`;
    });
  return (
    <FormDialog
      title={`Rinnova ${licence.companyName}`}
      submit="Rinnova"
      onClose={onClose}
      isValid={() => !form.validate().hasErrors}
      save={save}
    >
      <p className="muted small">
        Scadenza attuale: {expiryText(licence.expiresAt)}. I mesi si contano da lì, o da oggi se è già
        passata.
      </p>
      <FieldRow>
        <NumberField
          label="Mesi"
          min={1}
          max={60}
          decimals={0}
          data-autofocus
          {...form.getInputProps('months')}
        />
        <Select label="Piano" data={plans} allowDeselect={false} {...form.getInputProps('plan')} />
        <NumberField label="Posti" min={1} decimals={0} {...form.getInputProps('seats')} />
      </FieldRow>
    </FormDialog>
  );
}

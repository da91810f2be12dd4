import { Select } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type CompanyLicence, licenceFields, type Plan, plans } from '@truciolo/contract';
import { DayField } from '../../../components/day-field/day-field.tsx';
import { FieldRow, FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { quietBlur } from '../../../components/number-field/quiet-blur.ts';
import { schemaRule } from '../../../lib/form-rule.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { updateLicence } from '../api/supplier-licences.ts';
import type { ChangeLicences } from '../change-licences.ts';

interface LicenceDialogProps {
  readonly licence: CompanyLicence;
  readonly change: ChangeLicences;
  readonly onClose: () => void;
}

/** Typed plan, seats and last day. */
export function LicenceDialog({ licence, change, onClose }: LicenceDialogProps) {
  const { plan, seats, expiresOn, companyName } = licence;
  const form = useForm({
    initialValues: { plan: plan as Plan, seats: seats.total as number | null, expiresOn: expiresOn ?? '' },
    validate: {
      seats: (value) => {
        const wrong = schemaRule(licenceFields.shape.seats)(value);
        if (wrong || Number(value) >= seats.assigned) return wrong;
        return `${countOf(seats.assigned, 'posto è già assegnato', 'posti sono già assegnati')}: l’azienda deve prima liberarne ${seats.assigned - Number(value)}.`;
      },
      expiresOn: (value) =>
        value !== '' && value !== expiresOn && value < romeDay(Date.now())
          ? 'Scegli un giorno da oggi in poi.'
          : null,
    },
    validateInputOnBlur: true,
  });
  const save = () =>
    change(async () => {
      const values = form.getValues();
      const changes = {
        plan: values.plan,
        seats: Number(values.seats),
        expiresOn: values.expiresOn === '' ? null : values.expiresOn,
      };
      await updateLicence(licence.companyGuid, { plan, seats: seats.total, expiresOn }, changes);
      return `Licenza di ${companyName} aggiornata.`;
    });
  return (
    <FormDialog
      title={`Licenza di ${companyName}`}
      submit="Salva"
      onClose={onClose}
      isValid={() => !form.validate().hasErrors}
      save={save}
      disabled={!form.isDirty()}
    >
      <FieldRow>
        <Select
          label="Piano"
          data={plans}
          allowDeselect={false}
          data-autofocus
          {...quietBlur(form.getInputProps('plan'))}
        />
        <NumberField
          label="Posti"
          min={1}
          decimals={0}
          description={`${seats.assigned} assegnati`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...quietBlur(form.getInputProps('seats'))}
        />
      </FieldRow>
      <DayField
        label="Ultimo giorno"
        clearable
        description="Vale fino alle 23:59:59. Vuoto: senza scadenza."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={form.values.expiresOn}
        onDay={(day) => form.setFieldValue('expiresOn', day)}
        error={form.errors.expiresOn}
      />
    </FormDialog>
  );
}

import { Select, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { addonFields, type SupplierAddon } from '@truciolo/contract';
import { fromEuro, inEuro } from '@truciolo/money';
import { FieldRow, FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { quietBlur } from '../../../components/number-field/quiet-blur.ts';
import { schemaRule } from '../../../lib/form-rule.ts';
import { capabilityChoices } from '../addon-words.ts';
import { createAddon, updateAddon } from '../api/supplier-addon-calls.ts';

interface DefineAddonDialogProps {
  /** Null: a new one. */
  readonly addon: SupplierAddon | null;
  readonly onSaved: (text: string) => Promise<unknown>;
  readonly onClose: () => void;
}

const { name, capability, description } = addonFields.shape;

export function DefineAddonDialog({ addon, onSaved, onClose }: DefineAddonDialogProps) {
  const form = useForm({
    initialValues: {
      name: addon?.name ?? '',
      capability: addon?.capability ?? '',
      description: addon?.description ?? '',
      price: addon?.price == null ? null : inEuro(addon.price),
    },
    validate: {
      name: schemaRule(name),
      capability: schemaRule(capability),
      description: schemaRule(description),
    },
    validateInputOnBlur: true,
  });
  const save = async () => {
    const { price, ...texts } = form.getValues();
    const units = price === null ? null : fromEuro(price);
    const fields = addonFields.parse({ ...texts, price: units });
    if (addon) {
      const base = {
        name: addon.name,
        capability: addon.capability,
        description: addon.description,
        price: addon.price,
      };
      await updateAddon(addon.addonGuid, base, fields);
    } else await createAddon(fields);
    await onSaved(addon ? `Addon ${fields.name} aggiornato.` : `Addon ${fields.name} creato.`);
  };
  return (
    <FormDialog
      title={addon ? `Modifica ${addon.name}` : 'Nuovo addon'}
      submit={addon ? 'Salva' : 'Crea addon'}
      onClose={onClose}
      isValid={() => !form.validate().hasErrors}
      save={save}
      disabled={!form.isDirty()}
    >
      <TextInput label="Nome" required data-autofocus {...quietBlur(form.getInputProps('name'))} />
      <FieldRow>
        <Select
          label="Funzione"
          required
          allowDeselect={false}
          data={capabilityChoices(addon?.capability)}
          description="Che cosa apre a chi ha l’addon."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...quietBlur(form.getInputProps('capability'))}
        />
        <NumberField
          label="Prezzo al mese per utente"
          unit="€"
          leastDecimals={2}
          description="Vuoto: su richiesta."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...quietBlur(form.getInputProps('price'))}
        />
      </FieldRow>
      <Textarea label="Descrizione" rows={3} {...quietBlur(form.getInputProps('description'))} />
    </FormDialog>
  );
}

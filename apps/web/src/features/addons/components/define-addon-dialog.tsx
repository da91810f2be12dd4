import { Autocomplete, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { addonFields, capabilities, type SupplierAddon } from '@truciolo/contract';
import { parseMoney, UNITS_PER_EURO } from '@truciolo/money';
import { FieldRow, FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { writeDecimal } from '../../../lib/decimal-text.ts';
import { schemaRule } from '../../../lib/form-rule.ts';
import { createAddon, updateAddon } from '../api/supplier-addon-calls.ts';

interface DefineAddonDialogProps {
  /** Null: a new one. */
  readonly addon: SupplierAddon | null;
  readonly onSaved: (text: string) => Promise<unknown>;
  readonly onClose: () => void;
}

const { name, capability, description } = addonFields.shape;

/** Empty is a price on request. */
function readPrice(text: string): { readonly price: number | null } | { readonly wrong: string } {
  if (text.trim() === '') return { price: null };
  const parsed = parseMoney(text);
  if (!parsed.ok) return { wrong: parsed.message };
  return parsed.value < 0 ? { wrong: 'Non può essere negativo.' } : { price: parsed.value };
}

export function DefineAddonDialog({ addon, onSaved, onClose }: DefineAddonDialogProps) {
  const form = useForm({
    initialValues: {
      name: addon?.name ?? '',
      capability: addon?.capability ?? '',
      description: addon?.description ?? '',
      price: addon?.price == null ? '' : writeDecimal(addon.price / UNITS_PER_EURO, 2),
    },
    validate: {
      name: schemaRule(name),
      capability: schemaRule(capability),
      description: schemaRule(description),
      price: (value) => {
        const read = readPrice(value);
        return 'wrong' in read ? read.wrong : null;
      },
    },
    validateInputOnBlur: true,
  });
  const save = async () => {
    const { price, ...texts } = form.getValues();
    const fields = addonFields.parse({ ...texts, ...readPrice(price) });
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
      <TextInput label="Nome" required data-autofocus {...form.getInputProps('name')} />
      <FieldRow>
        <Autocomplete
          label="Funzione"
          required
          data={[capabilities.insertion, capabilities.assistant3d]}
          description="La parola che il programma controlla."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('capability')}
        />
        <TextInput
          label="Prezzo al mese per utente, €"
          inputMode="decimal"
          description="Vuoto: su richiesta."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('price')}
        />
      </FieldRow>
      <Textarea label="Descrizione" rows={3} {...form.getInputProps('description')} />
    </FormDialog>
  );
}

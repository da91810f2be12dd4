import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { type ApiScope, firstCallExample } from '@truciolo/contract';
import { DayField } from '../../../components/day-field/day-field.tsx';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { createKey, keysQuery } from '../api/integrations-calls.ts';
import { apiAddress } from '../api-address.ts';
import { ScopeChoice } from './scope-choice.tsx';
import { showSecret } from './show-secret.tsx';

export function KeyDialog({ onClose }: { readonly onClose: () => void }) {
  const cache = useQueryClient();
  const today = romeDay(new Date());
  const form = useForm({
    initialValues: { name: '', scopes: ['quotes:read', 'jobs:read'] as ApiScope[], expiresOn: '' },
    validate: {
      name: (name) => (name.trim() === '' ? 'Scrivi a che cosa serve la chiave.' : null),
      scopes: (scopes) => (scopes.length === 0 ? 'Scegli che cosa può fare.' : null),
    },
  });
  const save = async () => {
    const { name, scopes, expiresOn } = form.getValues();
    const made = await createKey({ name, scopes, expiresOn: expiresOn === '' ? null : expiresOn });
    await cache.invalidateQueries({ queryKey: keysQuery.queryKey });
    const firstUse = firstCallExample({ base: apiAddress(), key: made.token }, scopes);
    void showSecret({ title: 'Ecco la chiave', label: 'Chiave API', secret: made.token, firstUse });
  };
  return (
    <FormDialog
      title="Nuova chiave API"
      size={680}
      submit="Crea la chiave"
      onClose={onClose}
      isValid={() => !form.validate().hasErrors}
      save={save}
    >
      <TextInput
        label="A che cosa serve"
        placeholder="Gestionale, foglio Excel…"
        required
        maxLength={80}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <ScopeChoice
        label="Che cosa può fare"
        description="Nessuna chiave invia, accetta o fattura: quello resta a una persona."
        value={form.values.scopes}
        onChange={(scopes) => form.setFieldValue('scopes', scopes)}
        error={form.errors.scopes}
      />
      <DayField
        label="Ultimo giorno in cui vale"
        description="Vuoto: non scade."
        clearable
        minDate={today}
        value={form.values.expiresOn}
        onDay={(day) => form.setFieldValue('expiresOn', day)}
      />
    </FormDialog>
  );
}

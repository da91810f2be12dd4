import { Checkbox, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { type ApiScope, apiScopes } from '@truciolo/contract';
import { DayField } from '../../../components/day-field/day-field.tsx';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { createKey, keysQuery } from '../api/integrations-calls.ts';
import { scopeWords } from '../integration-words.ts';
import { showSecret } from './show-secret.tsx';

export function KeyDialog({ onClose }: { readonly onClose: () => void }) {
  const cache = useQueryClient();
  const today = romeDay(new Date());
  const form = useForm({
    initialValues: { name: '', scopes: ['quotes:read', 'jobs:read'] as ApiScope[], expiresOn: '' },
    validate: {
      name: (name) => (name.trim() === '' ? 'Scrivi a che cosa serve la chiave.' : null),
      scopes: (scopes) => (scopes.length === 0 ? 'Scegli che cosa può leggere.' : null),
    },
  });
  const save = async () => {
    const { name, scopes, expiresOn } = form.getValues();
    const made = await createKey({ name, scopes, expiresOn: expiresOn === '' ? null : expiresOn });
    await cache.invalidateQueries({ queryKey: keysQuery.queryKey });
    void showSecret({ title: 'Ecco la chiave', label: 'Chiave API', secret: made.token });
  };
  return (
    <FormDialog
      title="Nuova chiave API"
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
      <Checkbox.Group label="Che cosa può fare" {...form.getInputProps('scopes')}>
        {apiScopes.map((scope) => (
          <Checkbox
            key={scope}
            mt="xs"
            value={scope}
            label={scopeWords[scope].name}
            description={scopeWords[scope].note}
          />
        ))}
      </Checkbox.Group>
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

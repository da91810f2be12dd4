import { Checkbox, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { hookEvents, type Webhook } from '@truciolo/contract';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { changeHook, createHook, type HookFields, hooksQuery } from '../api/integrations-calls.ts';
import { eventNames } from '../integration-words.ts';
import { showSecret } from './show-secret.tsx';

interface HookDialogProps {
  /** null = a new one. */
  readonly hook: Webhook | null;
  readonly onClose: () => void;
}

export function HookDialog({ hook, onClose }: HookDialogProps) {
  const cache = useQueryClient();
  const form = useForm<HookFields>({
    initialValues: hook
      ? { url: hook.url, events: hook.events, active: hook.active }
      : { url: '', events: [...hookEvents], active: true },
    validate: {
      url: (url) => (url.trim() === '' ? 'Scrivi l’indirizzo.' : null),
      events: (events) => (events.length === 0 ? 'Scegli almeno un evento.' : null),
    },
  });
  const save = async () => {
    const fields = form.getValues();
    const made = hook ? null : await createHook(fields);
    if (hook) {
      const { url, events, active } = hook;
      await changeHook(hook.guid, { base: { url, events, active }, changes: fields });
    }
    await cache.invalidateQueries({ queryKey: hooksQuery.queryKey });
    if (made)
      void showSecret({
        title: 'Ecco il segreto della firma',
        label: 'Segreto del webhook',
        secret: made.secret,
      });
  };
  return (
    <FormDialog
      title={hook ? 'Modifica webhook' : 'Nuovo webhook'}
      submit={hook ? 'Salva' : 'Aggiungi'}
      onClose={onClose}
      isValid={() => !form.validate().hasErrors}
      save={save}
    >
      <TextInput
        label="Indirizzo"
        placeholder="https://gestionale.example.it/truciolo"
        description="Riceve una richiesta POST firmata per ogni evento."
        type="url"
        required
        maxLength={500}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('url')}
      />
      <Checkbox.Group label="Avvisa quando" {...form.getInputProps('events')}>
        {hookEvents.map((event) => (
          <Checkbox key={event} mt="xs" value={event} label={eventNames[event]} />
        ))}
      </Checkbox.Group>
      <Switch label="Attivo" {...form.getInputProps('active', { type: 'checkbox' })} />
    </FormDialog>
  );
}

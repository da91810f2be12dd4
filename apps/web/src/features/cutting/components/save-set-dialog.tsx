import { Button, Group, Modal, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { notifyDone } from '../../../components/notify.tsx';
import { useReturnFocus } from '../../../components/use-return-focus.ts';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { createCuttingSet } from '../api/create-cutting-set.ts';
import { cuttingSetsQuery } from '../api/cutting-sets-query.ts';
import { inputsOf } from '../set-inputs.ts';
import type { Cutting } from '../use-cutting.ts';

/** Keeps the present values under a name, for the whole company. */
export function SaveSetDialog({
  cutting,
  onClose,
}: {
  readonly cutting: Cutting;
  readonly onClose: () => void;
}) {
  useReturnFocus();
  const { evaluation, material, machine } = cutting;
  const { tab, values } = evaluation;
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [notes, setNotes] = useState('');
  const save = useMutation({
    mutationFn: () =>
      createCuttingSet({
        name: name.trim(),
        operation: tab.operation,
        materialGuid: material?.guid ?? null,
        machineGuid: machine?.guid ?? null,
        inputs: inputsOf(tab, values),
        tags: [],
        notes,
      }),
    onSuccess: async (set) => {
      await queries.invalidateQueries({ queryKey: cuttingSetsQuery.queryKey });
      notifyDone(`«${set.name}» è tra i set salvati.`);
      onClose();
    },
    // The app's own popup says why; this dialog would only stand in front of it.
    onError: (error) => (isAnnounced(error) ? onClose() : undefined),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') save.mutate();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title="Salva set"
      size={440}
      closeButtonProps={{ 'aria-label': 'Chiudi' }}
    >
      <form onSubmit={submit}>
        <TextInput
          label="Nome"
          placeholder={`Per esempio «${tab.label} ${material?.designation ?? 'C45'}»`}
          data-autofocus
          maxLength={120}
          value={name}
          error={save.isError && !isAnnounced(save.error) ? errorText(save.error) : null}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Textarea
          label="Note"
          mt="sm"
          autosize
          minRows={2}
          maxLength={2000}
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="md">
          <Button variant="subtle" onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" variant="filled" loading={save.isPending} disabled={name.trim() === ''}>
            Salva
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

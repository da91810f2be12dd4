import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { quoteTemplateFields } from '@truciolo/contract';
import type { PositionDraft } from '@truciolo/quote';
import { FormDialog } from '../../../../components/form-dialog/form-dialog.tsx';
import { notifyDone } from '../../../../components/notify.tsx';
import { templateKeys } from '../../../../entities/quotes/quote-keys.ts';
import { schemaRule } from '../../../../lib/form-rule.ts';
import { titleOf } from '../positions/position-row.tsx';
import { useEditor } from '../state/use-editor.ts';
import { createTemplate } from './template-calls.ts';

/** Removes the data of one customer's part from a template. */
export const asTemplate = (position: PositionDraft): PositionDraft => ({
  ...position,
  code: '',
  drawing: '',
  drawingRevision: '',
  notes: '',
  picture: null,
  mesh: null,
  price: { ...position.price, typedAt: [], belowFloorReason: '' },
});

/** The open position as a template for parts of its family. */
export default function SaveTemplateDialog({ onClose }: { readonly onClose: () => void }) {
  return <SaveTemplate title="Salva come modello" kept={asTemplate} onClose={onClose} />;
}

interface SaveTemplateProps {
  readonly title: string;
  /** Part of the open position that the template stores. */
  readonly kept: (position: PositionDraft) => PositionDraft;
  readonly onClose: () => void;
}

/** Name and family of the template. */
export function SaveTemplate({ title, kept, onClose }: SaveTemplateProps) {
  const { document, positionId } = useEditor().store.getState();
  const cache = useQueryClient();
  const position = document.positions.find(({ id }) => id === positionId);
  const form = useForm({
    initialValues: { name: position ? titleOf(position) : '', family: '' },
    validate: { name: schemaRule(quoteTemplateFields.shape.name) },
  });
  const save = async () => {
    if (!position) return;
    await createTemplate({
      ...form.getValues(),
      position: kept(position),
      tags: [],
      notes: '',
    });
    await cache.invalidateQueries({ queryKey: templateKeys.all });
    notifyDone('Modello salvato.');
  };
  return (
    <FormDialog
      title={title}
      submit="Salva modello"
      onClose={onClose}
      isValid={() => !form.validate().hasErrors}
      save={save}
    >
      <TextInput label="Nome" data-autofocus maxLength={200} {...form.getInputProps('name')} />
      <TextInput
        label="Famiglia di pezzi"
        placeholder="Perni, flange, piastre…"
        maxLength={100}
        {...form.getInputProps('family')}
      />
    </FormDialog>
  );
}

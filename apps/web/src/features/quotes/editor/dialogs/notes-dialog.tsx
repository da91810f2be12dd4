import { Button, Modal, NativeSelect, TagsInput, Textarea, TextInput } from '@mantine/core';
import type { QuoteDocument } from '@truciolo/quote';
import { FieldRow } from '../../../../components/form-dialog/form-dialog.tsx';
import { NumberField } from '../../../../components/number-field/number-field.tsx';
import { useReturnFocus } from '../../../../components/use-return-focus.ts';
import { useDraftText } from '../sections/values/use-draft-text.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useEditor, useEditorState, useReadOnly } from '../state/use-editor.ts';
import classes from './dialogs.module.css';

interface DialogProps {
  readonly onClose: () => void;
}

const documentOf = (state: EditorState) => state.document;
type TextKey = 'title' | 'reference' | 'customerNotes' | 'internalNotes' | 'exclusions';

/** Printed and internal notes. Saved automatically, like the rest. */
export default function NotesDialog({ onClose }: DialogProps) {
  useReturnFocus();
  const { store } = useEditor();
  const readOnly = useReadOnly();
  const document = useEditorState(documentOf);
  const set = (change: Partial<QuoteDocument>) => store.edit((before) => ({ ...before, ...change }));
  const text = (key: TextKey) => ({
    value: document[key],
    readOnly,
    onText: (value: string) => set({ [key]: value }),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Note, titolo e riferimenti"
      size={620}
      closeButtonProps={{ 'aria-label': 'Chiudi' }}
    >
      <div className={classes.form}>
        <FieldRow>
          <Line label="Titolo" maxLength={300} {...text('title')} />
          <Line label="Riferimento del cliente" maxLength={100} {...text('reference')} />
        </FieldRow>
        <Area label="Note per il cliente" maxLength={50_000} {...text('customerNotes')} />
        <Area label="Esclusioni" maxLength={20_000} {...text('exclusions')} />
        <Area
          label="Note interne, mai stampate per il cliente"
          maxLength={50_000}
          {...text('internalNotes')}
        />
        <FieldRow>
          <NumberField
            label="Minimo d’ordine"
            unit="€"
            decimals={2}
            value={document.minimumOrder}
            readOnly={readOnly}
            onChange={(minimumOrder) => set({ minimumOrder })}
          />
          <NativeSelect
            label="Lingua del documento"
            data={[
              { value: 'it', label: 'Italiano' },
              { value: 'en', label: 'Inglese' },
            ]}
            value={document.language}
            disabled={readOnly}
            onChange={(event) => set({ language: event.currentTarget.value === 'en' ? 'en' : 'it' })}
          />
        </FieldRow>
        <TagsInput
          label="Tag"
          value={[...document.tags]}
          readOnly={readOnly}
          maxTags={20}
          onChange={(tags) => set({ tags: tags.map((tag) => tag.slice(0, 40)) })}
        />
        <div className={classes.actions}>
          <Button variant="filled" onClick={onClose}>
            Fatto
          </Button>
        </div>
      </div>
    </Modal>
  );
}

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly readOnly: boolean;
  readonly onText: (value: string) => void;
}

function Line({ value, onText, ...rest }: TextProps) {
  return <TextInput {...useDraftText(value, onText)} {...rest} />;
}

function Area({ value, onText, ...rest }: TextProps) {
  return <Textarea {...useDraftText(value, onText)} {...rest} autosize minRows={2} maxRows={8} />;
}

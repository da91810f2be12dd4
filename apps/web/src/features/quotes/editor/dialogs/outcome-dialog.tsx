import { SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { quotes } from '@truciolo/contract';
import { fromEuro } from '@truciolo/money';
import { useState } from 'react';
import { FieldRow, FormDialog } from '../../../../components/form-dialog/form-dialog.tsx';
import { NumberField } from '../../../../components/number-field/number-field.tsx';
import { api } from '../../../../lib/api/client.ts';
import { useEditor } from '../state/use-editor.ts';

/** Won or lost, and why: what is learnt from a quote. */
export default function OutcomeDialog({ onClose }: { readonly onClose: () => void }) {
  const { store } = useEditor();
  const [state, setState] = useState<'accepted' | 'refused'>('accepted');
  const [reason, setReason] = useState('');
  const [competitor, setCompetitor] = useState('');
  const [price, setPrice] = useState<number | null>(null);
  const save = async () => {
    const competitorPrice = price === null ? null : fromEuro(price);
    const body = { state, reason, competitor, competitorPrice };
    const params = { guid: store.getState().head?.guid ?? '' };
    store.acceptQuote(await api(quotes.recordOutcome, { params, body }));
  };
  return (
    <FormDialog title="Com’è andata?" submit="Salva esito" onClose={onClose} save={save}>
      <SegmentedControl
        fullWidth
        aria-label="Esito"
        data={[
          { value: 'accepted', label: 'Vinto' },
          { value: 'refused', label: 'Perso' },
        ]}
        value={state}
        onChange={(next) => setState(next === 'refused' ? 'refused' : 'accepted')}
      />
      <Textarea
        label="Motivo"
        placeholder={state === 'refused' ? 'Es. prezzo, consegna, lavoro sospeso' : 'Facoltativo'}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {state === 'refused' ? (
        <FieldRow>
          <TextInput
            label="Concorrente"
            maxLength={200}
            value={competitor}
            onChange={(event) => setCompetitor(event.currentTarget.value)}
          />
          <NumberField label="Suo prezzo" unit="€" decimals={2} value={price} onChange={setPrice} />
        </FieldRow>
      ) : null}
    </FormDialog>
  );
}

import { SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { quotes } from '@truciolo/contract';
import { fromEuro, inEuro } from '@truciolo/money';
import { useState } from 'react';
import { FieldRow, FormDialog } from '../../../../components/form-dialog/form-dialog.tsx';
import { NumberField } from '../../../../components/number-field/number-field.tsx';
import { api } from '../../../../lib/api/client.ts';
import { useEditor } from '../state/use-editor.ts';

/** Won or lost, and why: what is learnt from a quote. */
export default function OutcomeDialog({ onClose }: { readonly onClose: () => void }) {
  const { store } = useEditor();
  const head = store.getState().head;
  const before = head?.outcome ?? null;
  const known = before?.competitorPrice ?? null;
  const [state, setState] = useState<'accepted' | 'refused'>(
    before && head?.state === 'refused' ? 'refused' : 'accepted',
  );
  const [reason, setReason] = useState(before?.reason ?? '');
  const [competitor, setCompetitor] = useState(before?.competitor ?? '');
  const [price, setPrice] = useState<number | null>(known === null ? null : inEuro(known));
  const [correction, setCorrection] = useState('');
  const save = async () => {
    const competitorPrice = price === null ? null : fromEuro(price);
    const body = { state, reason, competitor, competitorPrice, correction };
    const params = { guid: store.getState().head?.guid ?? '' };
    store.acceptQuote(await api(quotes.recordOutcome, { params, body }));
  };
  return (
    <FormDialog
      title={before ? 'Correggi l’esito' : 'Com’è andata?'}
      submit="Salva esito"
      onClose={onClose}
      save={save}
      disabled={before !== null && correction.trim() === ''}
    >
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
      {before ? (
        <Textarea
          label="Perché lo correggi?"
          description="Resta nello storico del preventivo."
          required
          maxLength={500}
          value={correction}
          onChange={(event) => setCorrection(event.currentTarget.value)}
        />
      ) : null}
    </FormDialog>
  );
}

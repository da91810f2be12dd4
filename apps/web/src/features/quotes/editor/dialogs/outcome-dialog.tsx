import { SegmentedControl, Textarea, TextInput } from '@mantine/core';
import type { OutcomeDraft, Quote } from '@truciolo/contract';
import { fromEuro, inEuro } from '@truciolo/money';
import { useState } from 'react';
import { FieldRow, FormDialog } from '../../../../components/form-dialog/form-dialog.tsx';
import { NumberField } from '../../../../components/number-field/number-field.tsx';
import { quoteStateWords } from '../../../../entities/quotes/quote-states.ts';
import { type Choosable, isChoice, type TakenRow, takenLines, takenRows } from './taken-choice.ts';
import { TakenFields } from './taken-fields.tsx';

interface OutcomeDialogProps {
  readonly state: Quote['state'] | undefined;
  /** The recorded outcome, which is then corrected. */
  readonly outcome: Quote['outcome'];
  /** Default: the accepted positions are those that count in the quote. */
  readonly document?: Choosable;
  readonly record: (note: OutcomeDraft) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Records the outcome with its reasons. */
export default function OutcomeDialog(props: OutcomeDialogProps) {
  const { outcome: before, document, record, onClose } = props;
  const known = before?.competitorPrice ?? null;
  const [state, setState] = useState<'accepted' | 'refused'>(
    before && props.state === 'refused' ? 'refused' : 'accepted',
  );
  const [reason, setReason] = useState(before?.reason ?? '');
  const [competitor, setCompetitor] = useState(before?.competitor ?? '');
  const [price, setPrice] = useState<number | null>(known === null ? null : inEuro(known));
  const [correction, setCorrection] = useState('');
  const [rows, setRows] = useState<readonly TakenRow[]>(() =>
    document && isChoice(document) ? takenRows(document, before?.taken) : [],
  );
  const isAsked = state === 'accepted' && rows.length > 0;
  const taken = takenLines(rows);
  const save = async () => {
    const competitorPrice = price === null ? null : fromEuro(price);
    const note = { state, reason, competitor, competitorPrice, correction };
    await record(isAsked ? { ...note, taken } : note);
  };
  return (
    <FormDialog
      title={before ? 'Correggi l’esito' : 'Com’è andata?'}
      submit="Salva esito"
      onClose={onClose}
      save={save}
      disabled={(before !== null && correction.trim() === '') || (isAsked && taken.length === 0)}
    >
      <SegmentedControl
        fullWidth
        aria-label="Esito"
        data={[
          { value: 'accepted', label: quoteStateWords.accepted.label },
          { value: 'refused', label: quoteStateWords.refused.label },
        ]}
        value={state}
        onChange={(next) => setState(next === 'refused' ? 'refused' : 'accepted')}
      />
      {isAsked ? <TakenFields rows={rows} onRows={setRows} /> : null}
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

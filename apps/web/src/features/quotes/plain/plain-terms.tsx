import { Textarea, TextInput } from '@mantine/core';
import type { PlainQuote } from '@truciolo/quote';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import classes from './plain.module.css';

interface PlainTermsProps {
  readonly draft: PlainQuote;
  readonly readOnly: boolean;
  readonly onChange: (draft: PlainQuote) => void;
}

const TEXTS = [
  { key: 'title', label: 'Titolo', max: 300 },
  { key: 'reference', label: 'Vostra richiesta', max: 100 },
  { key: 'paymentTerms', label: 'Pagamento', max: 200 },
  { key: 'deliveryTerms', label: 'Resa', max: 200 },
] as const;

/** Printed terms besides the positions. */
export function PlainTerms({ draft, readOnly, onChange }: PlainTermsProps) {
  return (
    <fieldset className={classes.fields} aria-label="Condizioni">
      {TEXTS.map(({ key, label, max }) => (
        <TextInput
          key={key}
          label={label}
          maxLength={max}
          readOnly={readOnly}
          value={draft[key]}
          onChange={(event) => onChange({ ...draft, [key]: event.currentTarget.value })}
        />
      ))}
      <NumberField
        label="Validità"
        unit="giorni"
        decimals={0}
        min={1}
        max={365}
        required
        readOnly={readOnly}
        value={draft.validityDays}
        onChange={(days) => onChange({ ...draft, validityDays: days ?? draft.validityDays })}
      />
      <div className={classes.wide}>
        <Textarea
          label="Note per il cliente"
          autosize
          minRows={1}
          readOnly={readOnly}
          value={draft.customerNotes}
          onChange={(event) => onChange({ ...draft, customerNotes: event.currentTarget.value })}
        />
      </div>
    </fieldset>
  );
}

import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { formatMoney, money } from '@truciolo/money';
import { useState } from 'react';
import { DayField } from '../../../components/day-field/day-field.tsx';
import { FieldRow, FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { notifyDone } from '../../../components/notify.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { saveBase64 } from '../../../lib/save-file.ts';
import { draftInvoice, INVOICING, markInvoiced } from '../api/invoicing-calls.ts';
import type { InvoiceGroup } from '../to-invoice.ts';

interface InvoiceDialogProps {
  readonly group: InvoiceGroup;
  /** A file for the accountant's program, or a mark that the invoice is written. */
  readonly act: 'draft' | 'mark';
  readonly onClose: () => void;
}

/** Number and day of the invoice: as the accountant's program gives them. */
export function InvoiceDialog({ group, act, onClose }: InvoiceDialogProps) {
  const cache = useQueryClient();
  const [number, setNumber] = useState('');
  const [date, setDate] = useState(romeDay(new Date()));
  const agreed = group.ddts.find(({ paymentTerms }) => paymentTerms !== '')?.paymentTerms ?? '';
  const [terms, setTerms] = useState(agreed);
  const ddts = group.ddts.map(({ guid }) => guid);
  const save = async () => {
    if (act === 'draft') {
      // Untouched, the customer's own terms count where the quote has none.
      const paymentTerms = terms.trim() === agreed ? {} : { paymentTerms: terms.trim() };
      saveBase64(await draftInvoice({ ddts, number: number.trim(), date, ...paymentTerms }));
    } else {
      await markInvoiced({ ddts, invoice: { number: number.trim(), date } });
      notifyDone('Segnati come fatturati');
      await cache.invalidateQueries({ queryKey: [INVOICING] });
    }
  };
  return (
    <FormDialog
      title={act === 'draft' ? 'Bozza FatturaPA' : 'Segna come fatturati'}
      submit={act === 'draft' ? 'Scarica XML' : 'Segna'}
      onClose={onClose}
      save={save}
      disabled={number.trim() === ''}
    >
      <p>
        {group.name}: {countOf(ddts.length, 'DDT', 'DDT')}, imponibile {formatMoney(money(group.amount))}
      </p>
      <FieldRow>
        <TextInput
          label="Numero della fattura"
          maxLength={20}
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
          data-autofocus
        />
        <DayField label="Data" value={date} onDay={setDate} />
      </FieldRow>
      {act === 'draft' ? (
        <>
          <TextInput
            label="Pagamento"
            placeholder="Come nella scheda del cliente"
            maxLength={200}
            value={terms}
            onChange={(event) => setTerms(event.currentTarget.value)}
          />
          <p className="dim small">
            Fattura differita (TD24), formato 1.2.2, con scadenze e IBAN del profilo aziendale: l’invio lo fa
            il programma del commercialista.
          </p>
        </>
      ) : null}
    </FormDialog>
  );
}

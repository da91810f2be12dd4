import { Anchor, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { formatMoney, money } from '@truciolo/money';
import { useState } from 'react';
import { Link } from 'react-router';
import { notifyDone } from '../../../components/notify.tsx';
import { seriesQuery } from '../../../entities/number-series/series-query.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { pages } from '../../../lib/pages.ts';
import { saveBase64 } from '../../../lib/save-file.ts';
import { draftInvoice, INVOICING, markInvoiced } from '../api/invoicing-calls.ts';
import type { InvoiceGroup } from '../to-invoice.ts';
import { DocumentDialog, type DocumentNumber } from './document-dialog.tsx';

interface InvoiceDialogProps {
  readonly group: InvoiceGroup;
  /** A file for the accountant's program, or a mark that the invoice is written. */
  readonly act: 'draft' | 'mark';
  readonly onClose: () => void;
}

export function InvoiceDialog({ group, act, onClose }: InvoiceDialogProps) {
  const cache = useQueryClient();
  const agreed = group.ddts.find(({ paymentTerms }) => paymentTerms !== '')?.paymentTerms ?? '';
  const [terms, setTerms] = useState(agreed);
  const customerGuid = group.ddts[0]?.customerGuid ?? null;
  const ddts = group.ddts.map(({ guid }) => guid);
  const isDraft = act === 'draft';
  /** Takes the number of a series before the file is written: nobody else gets it. */
  const mark = async (invoice: DocumentNumber) => {
    const marked = await markInvoiced({ ddts, invoice });
    const number = marked.ddts[0]?.invoice?.number ?? invoice.number;
    notifyDone(`Segnati come fatturati: ${number}`);
    await cache.invalidateQueries({ queryKey: [INVOICING] });
    await cache.invalidateQueries({ queryKey: seriesQuery.queryKey });
    return number;
  };
  const save = async (invoice: DocumentNumber) => {
    const number = isDraft && invoice.series === null ? invoice.number : await mark(invoice);
    if (!isDraft) return;
    // Untouched, the customer's own terms count where the quote has none.
    const paymentTerms = terms.trim() === agreed ? {} : { paymentTerms: terms.trim() };
    saveBase64(await draftInvoice({ ddts, number, date: invoice.date, ...paymentTerms }));
  };
  return (
    <DocumentDialog
      title={isDraft ? 'Bozza FatturaPA' : 'Segna come fatturati'}
      submit={isDraft ? 'Scarica XML' : 'Segna'}
      kind="invoice"
      numberLabel="Numero della fattura"
      onClose={onClose}
      save={save}
    >
      <p>
        {/* Data that an invoice lacks are written there. */}
        {customerGuid ? (
          <Anchor component={Link} to={`${pages.customers}/${customerGuid}`}>
            {group.name}
          </Anchor>
        ) : (
          group.name
        )}
        : {countOf(ddts.length, 'DDT', 'DDT')}, imponibile{' '}
        <span className="num">{formatMoney(money(group.amount))}</span>
      </p>
      {isDraft ? (
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
            il programma del commercialista. Con un sezionale il numero si assegna subito e i DDT risultano
            fatturati.
          </p>
        </>
      ) : null}
    </DocumentDialog>
  );
}

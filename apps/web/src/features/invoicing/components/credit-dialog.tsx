import { useQueryClient } from '@tanstack/react-query';
import { formatMoney, money } from '@truciolo/money';
import { notifyDone } from '../../../components/notify.tsx';
import { seriesQuery } from '../../../entities/number-series/series-query.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { saveBase64 } from '../../../lib/save-file.ts';
import { draftCredit, INVOICING, markCredited } from '../api/invoicing-calls.ts';
import type { CreditGroup } from '../to-credit.ts';
import { DocumentDialog, type DocumentNumber } from './document-dialog.tsx';

interface CreditDialogProps {
  readonly group: CreditGroup;
  /** A file for the accountant's program, or a mark that the credit note is written. */
  readonly act: 'draft' | 'mark';
  readonly onClose: () => void;
}

export function CreditDialog({ group, act, onClose }: CreditDialogProps) {
  const cache = useQueryClient();
  const returns = group.returns.map(({ guid }) => guid);
  const isDraft = act === 'draft';
  const mark = async (credit: DocumentNumber) => {
    const marked = await markCredited({ returns, credit });
    const number = marked.returns[0]?.credit?.number ?? credit.number;
    notifyDone(`Segnati come accreditati: ${number}`);
    await cache.invalidateQueries({ queryKey: [INVOICING] });
    await cache.invalidateQueries({ queryKey: seriesQuery.queryKey });
    return number;
  };
  const save = async (credit: DocumentNumber) => {
    const number = isDraft && credit.series === null ? credit.number : await mark(credit);
    if (isDraft) saveBase64(await draftCredit({ returns, number, date: credit.date }));
  };
  return (
    <DocumentDialog
      title={isDraft ? 'Bozza nota di credito' : 'Segna come accreditati'}
      submit={isDraft ? 'Scarica XML' : 'Segna'}
      kind="credit"
      numberLabel="Numero della nota di credito"
      onClose={onClose}
      save={save}
    >
      <p>
        {group.name}: {countOf(returns.length, 'reso', 'resi')}, imponibile{' '}
        <span className="num">{formatMoney(money(group.amount))}</span>
      </p>
      {isDraft ? (
        <p className="dim small">
          Nota di credito (TD04), formato 1.2.2, con il riferimento alla fattura: l’invio lo fa il programma
          del commercialista.
        </p>
      ) : null}
    </DocumentDialog>
  );
}

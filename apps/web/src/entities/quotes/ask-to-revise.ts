import type { QuoteState } from '@truciolo/contract';
import { askConfirmation } from '../../components/popup/popup.tsx';

/** A new revision takes an accepted quote out of the won ones; for another offer the user duplicates it instead. */
export async function askToRevise(quote: {
  readonly number: string;
  readonly state: QuoteState;
}): Promise<boolean> {
  if (quote.state !== 'accepted') return true;
  return askConfirmation({
    title: `Nuova revisione di ${quote.number}, che è accettato?`,
    text: 'La nuova revisione è una bozza: il preventivo non conta più fra i vinti finché il cliente non la accetta. Ordini e commesse restano come sono. Per un’altra offerta usa «Duplica preventivo».',
    confirm: 'Apri la revisione',
  });
}

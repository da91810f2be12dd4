import { agree } from '@truciolo/italian';
import type { QuoteSlotProps } from '../../entities/quotes/quote-slot-props.ts';

/** More of them would push the buttons out of the dialog. */
const MOST_NAMED = 3;

/** Reasons why a draft cannot be sent, in the words of the page; empty when there are none. */
export function obstacles({
  head,
  unpriced,
  uncharged,
  unreasoned,
  toConfirm = [],
}: Pick<QuoteSlotProps, 'head' | 'unpriced' | 'uncharged' | 'unreasoned' | 'toConfirm'>): string[] {
  if (head?.state !== 'draft') return [];
  const texts: string[] = [];
  for (const { place, name, missing } of unpriced.slice(0, MOST_NAMED))
    texts.push(`Posizione ${place}, «${name}», senza prezzo. ${missing}`.trimEnd());
  const others = unpriced.length - MOST_NAMED;
  if (others > 0)
    texts.push(
      agree(
        others,
        'Anche un’altra posizione è senza prezzo.',
        `Altre ${others} posizioni sono senza prezzo.`,
      ),
    );
  if (uncharged > 0)
    texts.push('Un costo dell’ordine non ha ancora un importo: scrivilo sotto le posizioni.');
  if (unreasoned === 1) texts.push('Un prezzo è sotto soglia: scrivi il motivo nella colonna del prezzo.');
  if (unreasoned > 1)
    texts.push(`${unreasoned} prezzi sono sotto soglia: scrivi il motivo nella colonna del prezzo.`);
  if (toConfirm.length > 0) texts.push(`Da confermare, da chi vede i costi: ${toConfirm.join(', ')}.`);
  return texts;
}

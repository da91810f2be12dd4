import type { ComponentType } from 'react';
import { HistorySearch, MachineHour, PlannedAndClocked, PriceBars } from '../drawings/benefit-drawings.tsx';

interface Benefit {
  readonly title: string;
  readonly text: string;
  readonly Drawing: ComponentType;
}

/** In the order of the balloons 1 to 4 of the hero drawing. */
export const benefits: readonly Benefit[] = [
  {
    title: 'Ogni quantità ha il suo prezzo',
    text: 'Attrezzaggio e programma si dividono sul lotto, le barre si contano, i minimi dei terzisti valgono. Il prezzo si aggiorna mentre scrivi.',
    Drawing: PriceBars,
  },
  {
    title: 'Lo storico si ricorda per te',
    text: 'Due parole scritte in fretta e ritrovi il pezzo simile: quanto avevi chiesto, a chi, e se ha detto sì.',
    Drawing: HistorySearch,
  },
  {
    title: 'Le tue macchine, i tuoi costi',
    text: 'Il costo orario si costruisce voce per voce. Le lavorazioni particolari le aggiungi tu, anche con una formula.',
    Drawing: MachineHour,
  },
  {
    title: 'Dal sì del cliente al reparto',
    text: 'Il preventivo accettato diventa commessa. I minuti veri tornano indietro, e il prossimo prezzo parte da lì.',
    Drawing: PlannedAndClocked,
  },
];

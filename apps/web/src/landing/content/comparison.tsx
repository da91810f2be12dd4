import type { ReactNode } from 'react';

interface ComparisonRow {
  readonly subject: string;
  readonly spreadsheet: string;
  readonly truciolo: ReactNode;
}

export const comparison: readonly ComparisonRow[] = [
  {
    subject: 'Prezzo per quattro quantità',
    spreadsheet: 'Quattro copie della riga, corrette a mano',
    truciolo: 'Quattro numeri e la curva, mentre scrivi',
  },
  {
    subject: 'Attrezzaggio',
    spreadsheet: 'Diviso per il lotto, se la formula è quella giusta',
    truciolo: 'Sempre diviso sul lotto, mai moltiplicato',
  },
  {
    subject: 'Prezzo del materiale',
    spreadsheet: 'Quello dell’ultima volta',
    truciolo: 'Con data e fonte; se è da confermare, te lo chiede prima dell’invio',
  },
  {
    subject: 'Costo orario',
    spreadsheet: 'Una cella che nessuno tocca da anni',
    truciolo: 'Voce per voce, con un avviso dopo 12 mesi',
  },
  {
    subject: 'Ritrovare un lavoro simile',
    spreadsheet: 'Cartelle, nomi di file, memoria',
    truciolo: 'Una ricerca su tutto lo storico, anche con gli errori di battitura',
  },
  {
    subject: 'In due sullo stesso preventivo',
    spreadsheet: '«File in uso da un altro utente»',
    truciolo: 'Tutti dentro, e ogni modifica ha un nome',
  },
  {
    subject: 'Formule tue',
    spreadsheet: 'Sì',
    truciolo: (
      <>
        Sì, stessa sintassi (<span className="mono">SE</span>, <span className="mono">CERCA.VERT</span>),
        provate sugli ultimi preventivi prima di valere
      </>
    ),
  },
  {
    subject: 'Offerta al cliente',
    spreadsheet: 'Copia e incolla in un altro documento',
    truciolo: 'PDF con il tuo logo e un link per accettare',
  },
  {
    subject: 'Dopo il sì',
    spreadsheet: 'Si ricomincia da capo su un altro foglio',
    truciolo: 'Commessa con fasi e tempi, e il consuntivo accanto',
  },
];

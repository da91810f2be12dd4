import type { StyleOfMail } from './styles-of-mails.ts';

/** Numbers beside the wanted ones: earlier lots, prices, smallest orders, counts in words. */
export const numbersInMails: readonly StyleOfMail[] = [
  {
    name: 'an earlier lot beside the wanted one',
    subject: 'Richiesta offerta',
    text: `Buongiorno, a gennaio abbiamo già ordinato 50 pz del perno KP-120, ora ci servono 80 pz. Mi fate un prezzo? Consegna: 15.04.26`,
    kind: 'request',
    positions: ['KP-120 · 80 · 2026-04-15'],
  },
  {
    name: 'counts in figures and in words',
    subject: 'Preventivo',
    text: `Buongiorno, vi chiediamo offerta per:
- AL-5501 albero, n. 2 (due) pezzi
- AL-5502 flangia, quantità 10 (dieci) pezzi`,
    kind: 'request',
    positions: ['AL-5501 · 2', 'AL-5502 · 10'],
  },
  {
    name: 'smallest order and price wanted',
    subject: 'Richiesta quotazione MB-330',
    text: `Buongiorno, chiediamo quotazione per MB-330 boccola in CW614N, lotti 100 / 250 pz. Prezzo target 3,20 €/pz, ordine minimo 100 pz, spesa minima 500 euro.`,
    kind: 'request',
    positions: ['MB-330 · 100/250 · cw614n'],
  },
  {
    name: 'a change of a quantity',
    subject: 'Richiesta preventivo',
    text: `Buongiorno, potete aggiornare il preventivo di ZT-440 aumentando la quantità da 50 a 80 pz? Grazie`,
    kind: 'request',
    positions: ['ZT-440 · 80'],
  },
  {
    name: 'one part in a ladder with hyphens',
    subject: 'RdO 2026/77',
    text: `Si richiede offerta per n°1 particolare come da disegno QR-8810 rev. 02, nelle quantità: 1 - 5 - 10 - 25. Materiale 1.4404`,
    kind: 'request',
    positions: ['QR-8810 · 02 · 1/5/10/25 · 14404'],
  },
  {
    name: 'parts with days of their own',
    subject: 'Richiesta offerta',
    text: `Buongiorno, prezzo e consegna per:
- PD-101 perno, 20 pz, consegna 10/04/2026
- PD-102 perno, 30 pz, consegna 20/04/2026`,
    kind: 'request',
    positions: ['PD-101 · 20 · 2026-04-10', 'PD-102 · 30 · 2026-04-20'],
  },
  {
    name: 'an English table with strokes',
    subject: 'RFQ 7781',
    text: `Please quote:

| Part no | Rev | Description | Qty | Material |
|---------|-----|-------------|-----|----------|
| ENG-401 | A | Shaft | 25 | 42CrMo4 |
| ENG-402 | C | Hub | 50 | C45 |

Delivery CW 18. Thanks`,
    kind: 'request',
    positions: ['ENG-401 · A · 25 · 42crmo4 · 2026-W18', 'ENG-402 · C · 50 · c45 · 2026-W18'],
  },
  {
    name: 'German with a number of pieces and each',
    subject: 'Anfrage',
    text: `Guten Tag, bitte um Angebot:
Zeichnung DE-7101, Buchse, C45, Stückzahl: 10 / 50 / 100
Zeichnung DE-7102, Bolzen, C45, je 50 Stück
Liefertermin bis 5.5.`,
    kind: 'request',
    positions: ['DE-7101 · 10/50/100 · c45 · 2026-05-05', 'DE-7102 · 50 · c45 · 2026-05-05'],
  },
  {
    name: 'an order with a price for each lot',
    subject: 'Ordine 2026/551',
    text: `Confermiamo l'ordine per: WX-220 perno, 100 pz a € 2,90 cad., consegna sett. 20. Vs. offerta n. P-2026-0150 del 02/03/2026.`,
    kind: 'order',
    positions: ['WX-220 · 100 · 2026-W20'],
    offer: 'P-2026-0150',
  },
  {
    name: 'parts of an assembly counted per machine',
    subject: 'Richiesta offerta gruppo',
    text: `Buongiorno, per 5 macchine ci servono: GR-701 staffa, 4 pz per macchina (totale 20 pz); GR-702 perno, totale 10 pz. Quotare per favore.`,
    kind: 'request',
    positions: ['GR-701 · 20', 'GR-702 · 10'],
  },
  {
    name: 'a lot in several deliveries',
    subject: 'Quotazione',
    text: `Buongiorno, chiedo quotazione per HK-900 flangia in S355, 300 pz con consegne di 100 pz al mese.`,
    kind: 'request',
    positions: ['HK-900 · 300 · s355j2'],
  },
  {
    name: 'codes with spaces and strokes',
    subject: 'Richiesta prezzo',
    text: `Buongiorno, mi servono prezzi per:
cod. 1234567/A boccola 40 pz
cod. 12.345.678 perno 60 pz
cod. AB 1234 flangia 80 pz`,
    kind: 'request',
    positions: ['1234567/A · 40', '12.345.678 · 60', 'AB 1234 · 80'],
  },
  {
    name: 'answers below our questions',
    subject: 'R: Richiesta offerta NV-300',
    text: `Buongiorno,

> quanti pezzi vi servono?
50 pz
> quale materiale?
AISI 316L

Grazie
Marco`,
    kind: 'request',
    positions: ['NV-300 · 50 · 14404'],
  },
  {
    name: 'thanks for an offer without an order',
    subject: 'R: Offerta P-2026-0160',
    text: `Buongiorno, grazie per l'offerta, la valutiamo e vi facciamo sapere.`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'a refusal of an offer',
    subject: 'R: Offerta P-2026-0161',
    text: `Buongiorno, purtroppo l'ordine di 50 pz AB-1200 è stato assegnato ad altro fornitore. Grazie comunque.`,
    kind: 'other',
    positions: [],
  },
];

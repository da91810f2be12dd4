import type { StyleOfMail } from './styles-of-mails.ts';

/** Mails whose numbers, codes and days stand in places of their own: in notes, brackets, drawings and later sentences. */
export const mailsWithSpecialWishes: readonly StyleOfMail[] = [
  {
    name: 'rows with number, revision, name, material and lot between dashes',
    subject: 'RdO 3300/26',
    text: `Spett.le fornitore,
Vi preghiamo di formulare Vs. migliore offerta per:

DX-5501-01 - rev. 02 - Supporto destro - EN AW-6082 T6 - 12 pz
DX-5501-02 - rev. 02 - Supporto sinistro - EN AW-6082 T6 - 12 pz
DX-5502-00 - rev. 00 - Distanziale L=85 - AISI 303 - 48 pz

Consegna richiesta: 30/04/2026
Validità offerta: 30 gg`,
    kind: 'request',
    positions: [
      'DX-5501-01 · 02 · 12 · 6082 · 2026-04-30',
      'DX-5501-02 · 02 · 12 · 6082 · 2026-04-30',
      'DX-5502-00 · 00 · 48 · 14305 · 2026-04-30',
    ],
  },
  {
    name: 'a right and a left part in one line',
    subject: 'staffe',
    text: `Buongiorno, mi quotate le staffe SF-310/DX e SF-310/SX, 25+25 pz, in S235JR zincate? Grazie`,
    kind: 'request',
    positions: ['SF-310/DX · 25 · s235jr', 'SF-310/SX · 25 · s235jr'],
  },
  {
    name: 'a lot for the first order and lots of the year',
    subject: 'Richiesta offerta PM-900',
    text: `Buongiorno,
vi chiediamo un'offerta per il codice PM-900 rev. C (C40):
- primo ordine 50 pz
- a regime lotti da 200 pz`,
    kind: 'request',
    positions: ['PM-900 · C · 50/200 · c40'],
  },
  {
    name: 'numbers of norms, hardness and layers beside the lot',
    subject: 'Preventivo perno',
    text: `Buongiorno, preventivo per perno PE-2201 in 16NiCr4 cementato 0,8 mm HRC 58-62, rettificato h6, dis. secondo UNI EN ISO 2768-mK. Qtà: 40. Certificato 3.1 EN 10204.`,
    kind: 'request',
    positions: ['PE-2201 · 40 · 16nicr4'],
  },
  {
    name: 'lots behind the names of the drawings in brackets',
    subject: 'Offerta per 3 disegni',
    text: `Ciao, in allegato 3 disegni: KM-01 (5 pz), KM-02 (10 pz) e KM-03 (2 pz). Tutti in AISI 316L. Per il 20 marzo riesci a quotare?`,
    kind: 'request',
    positions: ['KM-01 · 5 · 14404', 'KM-02 · 10 · 14404', 'KM-03 · 2 · 14404'],
    answerBy: '2026-03-20',
  },
  {
    name: 'English with imperial words and a need by quarter',
    subject: 'RFQ - turned parts',
    text: `Hello,
Kindly quote the below:
1. TP-1001, Rev 3, Nozzle, Brass CW614N, qty 250/500/1000
2. TP-1002, Rev 1, Adapter, SS 316L, qty 100/250
Please advise lead time and payment terms. Quotes are due by 18 March 2026.
BR, Samira`,
    kind: 'request',
    positions: ['TP-1001 · 3 · 250/500/1000 · cw614n', 'TP-1002 · 1 · 100/250 · 14404'],
    answerBy: '2026-03-18',
  },
  {
    name: 'German with drawing numbers of digits and points',
    subject: 'Preisanfrage 2026-0331',
    text: `Sehr geehrte Damen und Herren,

wir bitten um Ihr Angebot für:

Zeichnung 10.4471.0030 Rev. B, Spindelmutter, 1.4305, 120 Stück
Zeichnung 10.4471.0031 Rev. A, Gegenmutter, 1.4305, 40 Stück

Liefertermin: Ende Mai 2026
Ihr Angebot erbitten wir bis zum 20.03.2026.

Mit freundlichen Grüßen`,
    kind: 'request',
    positions: ['10.4471.0030 · B · 120 · 14305 · 2026-05-31', '10.4471.0031 · A · 40 · 14305 · 2026-05-31'],
    answerBy: '2026-03-20',
  },
  {
    name: 'HTML with a German head and units in a column',
    subject: 'Anfrage 77120',
    html: `<p>Bitte bieten Sie an:</p><table><tr><th>Pos</th><th>Artikelnummer</th><th>Bezeichnung</th><th>Werkstoff</th><th>Menge</th><th>ME</th><th>Liefertermin</th></tr>
<tr><td>10</td><td>A-700.12</td><td>Lagerbock</td><td>S355J2+N</td><td>8</td><td>ST</td><td>KW 20</td></tr>
<tr><td>20</td><td>A-700.13</td><td>Deckel</td><td>S235JR</td><td>16</td><td>ST</td><td>KW 21</td></tr></table>`,
    kind: 'request',
    positions: ['A-700.12 · 8 · s355j2 · 2026-W20', 'A-700.13 · 16 · s235jr · 2026-W21'],
  },
  {
    name: 'HTML whose lots are columns named by their number',
    subject: 'Richiesta quotazione',
    html: `<table><tr><th>Codice</th><th>Descrizione</th><th>Prezzo 10 pz</th><th>Prezzo 50 pz</th></tr>
<tr><td>NL-1</td><td>Perno</td><td></td><td></td></tr><tr><td>NL-22</td><td>Anello</td><td></td><td></td></tr></table>`,
    kind: 'request',
    positions: ['NL-1 · 10/50', 'NL-22 · 10/50'],
  },
  {
    name: 'only a hint at the drawing in the subject',
    subject: 'Prezzo per FL-3301 rev. B - 20 pz',
    text: `Buongiorno, come da oggetto. Materiale S355. Grazie`,
    kind: 'request',
    positions: ['FL-3301 · B · 20 · s355j2'],
  },
  {
    name: 'a lot that is not known yet',
    subject: 'quotazione indicativa',
    text: `Buongiorno, ci date un prezzo indicativo per il codice VN-18 in 6082? Le quantità sono ancora da definire.`,
    kind: 'request',
    positions: ['VN-18 · 6082'],
  },
  {
    name: 'sizes in the name of each part',
    subject: 'Barre lavorate',
    text: `Salve, prezzo per:
- albero Ø40x320 dis. AB-771, C45, 6 pz
- piastra 300x200x25 dis. PB-772, S355, 4 pz
- boccola Ø60/40x50 dis. BB-773, CuSn12, 10 pz`,
    kind: 'request',
    positions: ['AB-771 · 6 · c45', 'PB-772 · 4 · s355j2', 'BB-773 · 10 · cusn12'],
  },
  {
    name: 'a reply that changes the lot of the request below',
    subject: 'R: Richiesta TK-40',
    text: `Scusate, la quantità corretta è 80 pz e non 60.

Da: Acquisti <acq@beta.example>
Inviato: giovedì 5 marzo 2026 09:00
A: info@valsesia.example
Oggetto: Richiesta TK-40

Buongiorno, chiediamo prezzo per TK-40, 60 pz in C45.`,
    kind: 'request',
    positions: ['TK-40 · 80'],
  },
  {
    name: 'an order with lots in a table and a sum',
    subject: 'Ordine di acquisto 2026/00871',
    html: `<p>Vi trasmettiamo il nostro ordine:</p><table><tr><th>Riga</th><th>Articolo</th><th>Descrizione</th><th>Q.tà</th><th>UM</th><th>Prezzo</th><th>Sconto</th><th>Importo</th><th>Consegna</th></tr>
<tr><td>1</td><td>OR-501</td><td>Perno</td><td>120</td><td>PZ</td><td>4,20</td><td>0</td><td>504,00</td><td>10/04/2026</td></tr>
<tr><td>2</td><td>OR-502</td><td>Boccola</td><td>60</td><td>PZ</td><td>7,10</td><td>0</td><td>426,00</td><td>17/04/2026</td></tr>
<tr><td></td><td></td><td>Totale ordine</td><td></td><td></td><td></td><td></td><td>930,00</td><td></td></tr></table>`,
    kind: 'order',
    positions: ['OR-501 · 120 · 2026-04-10', 'OR-502 · 60 · 2026-04-17'],
  },
  {
    name: 'a question about the capacity before a request',
    subject: 'info lavorazioni',
    text: `Buongiorno, vorremmo sapere se eseguite lavorazioni a 5 assi su pezzi fino a 800 mm e con quali tempi. Cordiali saluti`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'a supplier who waits for a payment and names an order',
    subject: 'Estratto conto al 28/02/2026',
    text: `Gentile cliente, in allegato l'estratto conto aggiornato. Risultano aperte le fatture 118 e 124 relative al Vs. ordine 0077.`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'the news of a change of address',
    subject: 'Variazione sede operativa',
    text: `Spett.li clienti e fornitori, vi informiamo che dal 1° aprile la nostra sede operativa sarà in Via Galvani 14, 25064 Gussago (BS). Nuovo numero 030 2521100.`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'an order asked to be sent back signed',
    subject: 'PO 70012 rev.1',
    text: `Dear Marco, attached PO 70012 rev. 1, which replaces the previous one: 150 pcs of item GZ-77 rev B at 6.30 EUR, delivery May 12. Please sign and return.`,
    kind: 'order',
    positions: ['GZ-77 · B · 150 · 2026-05-12'],
  },
  {
    name: 'a reminder whose subject has the lot',
    subject: 'R: Richiesta preventivo RM-440 rev. A - 50 pz',
    text: `Buongiorno, ci sono novità? Grazie`,
    kind: 'other',
    positions: [],
  },
];

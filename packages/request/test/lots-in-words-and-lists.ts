import type { StyleOfMail } from './styles-of-mails.ts';

/** Lots in words of several languages, lists that a buyer types or pastes, and numbers of a signature that look like codes. */
export const lotsInWordsAndLists: readonly StyleOfMail[] = [
  {
    name: 'positions with letters and closing brackets',
    subject: 'Richiesta di offerta 26/118',
    text: `Spett.le Ditta,
preghiamo quotare quanto segue:
A) GT-1101 rev. 2 perno Ø20 in C45 - 40 pz
B) GT-1102 rev. 0 bussola in C40 - 80 pz
C) GT-1103 piastrina AISI 304 - 120 pz
Resa entro KW 49.`,
    kind: 'request',
    positions: [
      'GT-1101 · 2 · 40 · c45 · 2026-W49',
      'GT-1102 · 0 · 80 · c40 · 2026-W49',
      'GT-1103 · 120 · 14301 · 2026-W49',
    ],
  },
  {
    name: 'dozens, fifties and hundreds in words',
    subject: 'prezzi',
    text: `Ciao, mi servirebbe un prezzo per due dozzine di perni DZ-24, una cinquantina di boccole DZ-50 e un centinaio di rondelle DZ-100. Grazie!`,
    kind: 'request',
    positions: ['DZ-24 · 24', 'DZ-50 · 50', 'DZ-100 · 100'],
  },
  {
    name: 'dictated to a telephone, without signs',
    subject: '',
    text: `buongiorno mi serve un prezzo per trenta pezzi del disegno PL220 revisione B in acciaio C45 per fine mese grazie`,
    kind: 'request',
    positions: ['PL220 · B · 30 · c45 · 2026-03-31'],
  },
  {
    name: 'German lots with «je» for two parts',
    subject: 'Preisanfrage Zahnräder',
    text: `Guten Tag,
bitte unterbreiten Sie uns ein Angebot für die Teile GZ-101 und GZ-102, je 25 Stück, Werkstoff C45.
Angebotsabgabe bis 16.03.2026.
Freundliche Grüße
Jana Vogt`,
    kind: 'request',
    positions: ['GZ-101 · 25 · c45', 'GZ-102 · 25 · c45'],
    answerBy: '2026-03-16',
  },
  {
    name: 'German lines with packing units and a yearly need',
    subject: 'Anfrage 118/26',
    text: `Hallo,
wir bitten um Ihr Angebot:

Artikel-Nr. BU-4401, Buchse, CW614N
Bedarf: 500 Stück / Jahr
Losgröße: 100 und 250 Stück
VE: 50 Stück

Danke und Gruß`,
    kind: 'request',
    positions: ['BU-4401 · 100/250 · cw614n'],
  },
  {
    name: 'British numbers of pieces with «off»',
    subject: 'Quote request',
    text: `Good morning,
please could you quote for 12 off bracket BK-440 issue C and 6 off spacer SP-441 issue A, both in S275.
Delivery ASAP.
Kind regards
Ian`,
    kind: 'request',
    positions: ['BK-440 · C · 12 · s275jr', 'SP-441 · A · 6 · s275jr'],
  },
  {
    name: 'two dozen and a couple in English',
    subject: 'need a price',
    text: `Hi Marco, what would two dozen of pin PN-77 in 303 cost, and a couple of PN-78? By April 17th if possible. Thx, Dave`,
    kind: 'request',
    positions: ['PN-77 · 24 · 14305 · 2026-04-17', 'PN-78 · 2 · 2026-04-17'],
  },
  {
    name: 'cells of a spreadsheet with tabs, two lots and a sum',
    subject: 'Distinta da quotare',
    text: `Buongiorno, sotto la distinta:

N.\tDisegno\tRev\tDescrizione\tMat.\tQ.tà 1\tQ.tà 2
1\tFX-9001\t03\tFlangia mandata\tAISI 304\t10\t1.000
2\tFX-9002\t00\tFlangia aspirazione\tAISI 316L\t20\t2.000
\t\t\t\tTotale\t30\t3.000

Termine offerta: 20/03.`,
    kind: 'request',
    positions: ['FX-9001 · 03 · 10/1000 · 14301', 'FX-9002 · 00 · 20/2000 · 14404'],
    answerBy: '2026-03-20',
  },
  {
    name: 'a table of a text editor with a line of dashes',
    subject: 'RdO',
    text: `Buongiorno, prezzi per:

| Pos | Codice  | Descrizione      | Materiale | Qtà |
|-----|---------|------------------|-----------|-----|
| a   | MD-3001 | Piastra 200x100  | C45       | 8   |
| b   | MD-3002 | Squadra 4 fori   | S355J2    | 16  |

Consegna entro fine gennaio.`,
    kind: 'request',
    positions: ['MD-3001 · 8 · c45 · 2027-01-31', 'MD-3002 · 16 · s355j2 · 2027-01-31'],
  },
  {
    name: 'codes with a colon and a bare number',
    subject: 'Prezzi particolari',
    text: `Salve,
mi quotate questi? Quantità:
KK-301: 15
KK-302: 25
KK-303: 5
Tutti in alluminio 6082, grazie.`,
    kind: 'request',
    positions: ['KK-301 · 15 · 6082', 'KK-302 · 25 · 6082', 'KK-303 · 5 · 6082'],
  },
  {
    name: 'codes of digits and points, long dashes, an apostrophe in the name',
    subject: 'Richiesta quotazione attacchi',
    text: `Buongiorno, chiediamo quotazione:
1) Dis. 44.120.003 rev. B – Flangia d’attacco – S355J2 – nr. 12
2) Dis. 44.120.004 rev. A – Controflangia – S355J2 – nr. 24
Consegna: 3 settimane data ordine.`,
    kind: 'request',
    positions: ['44.120.003 · B · 12 · s355j2', '44.120.004 · A · 24 · s355j2'],
  },
  {
    name: 'a signature with the numbers of a company and an article of digits alone',
    subject: 'Offerta art. 3381204',
    text: `Buongiorno,
chiediamo la vostra migliore offerta per l'art. 3381204 rev. C, 60 pz in 42CrMo4.

Cordiali saluti
Giulia Ferri
Ufficio Acquisti
MECCANICA DELTA S.r.l. - Via A. Volta 118 - 25030 Brescia (BS)
Tel. 030 7741220 int. 14 - Cell. 338 1204478
P.IVA/C.F. 03381190175 - REA BS-551204 - Cap. Soc. € 100.000 i.v. - SDI M5UXCR1
Azienda certificata ISO 9001:2015`,
    kind: 'request',
    positions: ['3381204 · C · 60 · 42crmo4'],
  },
  {
    name: 'the yearly use and deliveries of each month',
    subject: 'Contratto quadro 2027',
    text: `Buongiorno, per il contratto 2027 chiediamo prezzo per AQ-700 rev. 4 in CW614N: consumo annuo 2.400 pz, consegne mensili da 200 pz.`,
    kind: 'request',
    positions: ['AQ-700 · 4 · 200 · cw614n'],
  },
  {
    name: 'a lowest and a highest lot',
    subject: 'preventivo leva',
    text: `Buongiorno, per la leva LV-818 (S235JR) vorremmo due prezzi: quantità minima 50 e massima 200 pezzi. Grazie`,
    kind: 'request',
    positions: ['LV-818 · 50/200 · s235jr'],
  },
  {
    name: 'lines copied from a chat with hours and names',
    subject: 'da whatsapp',
    text: `[09:12, 6/3/2026] Luca Beta: ciao mi fai prezzo x 30 staffe ST-4055
[09:13, 6/3/2026] Luca Beta: in 304
[09:13, 6/3/2026] Luca Beta: mi servono x il 10 aprile`,
    kind: 'request',
    positions: ['ST-4055 · 30 · 14301 · 2026-04-10'],
  },
  {
    name: 'a block of English labels for each part',
    subject: 'RFQ#2026-0311',
    text: `Dear supplier,

P/N: AZ-5510
Rev: D
Desc: Manifold block
Mat'l: 6061-T6
Qty: 5 / 10 / 25 / 50

P/N: AZ-5511
Rev: B
Desc: End cap
Mat'l: 6061-T6
Qty: 10 / 20 / 50 / 100

Please reply before March 27, 2026.`,
    kind: 'request',
    positions: ['AZ-5510 · D · 5/10/25/50 · 6061', 'AZ-5511 · B · 10/20/50/100 · 6061'],
    answerBy: '2026-03-27',
  },
  {
    name: 'prices of last year with a yearly use and no lots',
    subject: 'Aggiornamento listino 2027',
    html: `<p>Buongiorno, vi chiediamo di confermare o aggiornare i prezzi per il prossimo anno:</p>
<table><tr><th>Codice</th><th>Descrizione</th><th>Prezzo 2026</th><th>Consumo annuo</th><th>Nuovo prezzo</th></tr>
<tr><td>LP-0101</td><td>Perno</td><td>3,20</td><td>1.200</td><td></td></tr>
<tr><td>LP-0102</td><td>Boccola</td><td>5,45</td><td>800</td><td></td></tr></table>`,
    kind: 'request',
    positions: ['LP-0101', 'LP-0102'],
  },
  {
    name: 'HTML cells with units beside the numbers, bold words and an empty row',
    subject: 'Richiesta d’offerta n. 2026/0094',
    html: `<table cellspacing=0><tr bgcolor=#ccc><td><b>Rif.</b></td><td><b>Disegno / Rev.</b></td><td><b>Materiale</b></td><td><b>Lotto</b></td></tr>
<tr><td>1</td><td><p>CZ-700 / 2</p></td><td><p>C45 <i>bonificato</i></p></td><td><b>25 pz</b></td></tr>
<tr><td>&nbsp;</td><td>&nbsp;</td><td>&nbsp;</td><td>&nbsp;</td></tr>
<tr><td>2</td><td><p>CZ-701 / 0</p></td><td><p>S355J2</p></td><td>100 pz</td></tr></table>
<p>Offerta entro il 18/03/2026</p>`,
    kind: 'request',
    positions: ['CZ-700 · 2 · 25 · c45', 'CZ-701 · 0 · 100 · s355j2'],
    answerBy: '2026-03-18',
  },
  {
    name: 'a price wanted for each kind in one lot',
    subject: 'Distanziali',
    text: `Buongiorno, quotare i tre distanziali DS-10, DS-20 e DS-30 in 6082, 150 pz per tipo. Consegna entro la settimana 17.`,
    kind: 'request',
    positions: [
      'DS-10 · 150 · 6082 · 2026-W17',
      'DS-20 · 150 · 6082 · 2026-W17',
      'DS-30 · 150 · 6082 · 2026-W17',
    ],
  },
  {
    name: 'pieces for a test now and a lot later, with a target price',
    subject: 'nuovo articolo',
    text: `Buongiorno, vi sottoponiamo il nuovo articolo NW-2200 rev. 1 (1.4404). Prima campionatura 5 pz, poi lotti da 300 pz. Target 8,50 €/pz a 300 pz.`,
    kind: 'request',
    positions: ['NW-2200 · 1 · 5/300 · 14404'],
  },
];

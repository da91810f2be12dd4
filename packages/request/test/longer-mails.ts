import type { StyleOfMail } from './styles-of-mails.ts';

/** Longer mails as buyers send them: several paragraphs, conditions, a table or a list, and a signature. */
export const longerMails: readonly StyleOfMail[] = [
  {
    name: 'a German mail with a table of text, conditions and a signature',
    subject: 'Anfrage Drehteile Projekt Falke',
    text: `Sehr geehrter Herr Rossi,

für unser Projekt "Falke" benötigen wir die nachfolgenden Drehteile. Bitte senden Sie uns Ihr Angebot inkl. Lieferzeit bis spätestens 17.03.2026.

Pos.  Zeichnungs-Nr.  Index  Benennung        Werkstoff   Menge
1     FK-1010-01      B      Zentrierring     1.4301      20
2     FK-1010-02      A      Distanzhülse     C45         40
3     FK-1012-05      -      Gewindebolzen    42CrMo4     100

Oberfläche Pos. 3: verzinkt. Werkstoffzeugnis 3.1 erforderlich.
Lieferung frei Haus, Zahlung 30 Tage netto.
Gewünschter Liefertermin: 24.04.2026

Mit freundlichen Grüßen

i. A. Stefan Krüger
Einkauf

Krüger Antriebstechnik GmbH
Industriestraße 12, 70565 Stuttgart
Tel. +49 711 123456-78
USt-IdNr. DE123456789`,
    kind: 'request',
    positions: [
      'FK-1010-01 · B · 20 · 14301 · 2026-04-24',
      'FK-1010-02 · A · 40 · c45 · 2026-04-24',
      'FK-1012-05 · 100 · 42crmo4 · 2026-04-24',
    ],
    answerBy: '2026-03-17',
  },
  {
    name: 'an English mail with bullets, batches and questions',
    subject: 'Enquiry E-4471: machined components',
    text: `Dear Marco,

Hope you are well. We would like to invite you to quote for the following components, drawings and STEP files attached:

• HSG-220 Rev C – Housing, cast aluminium bore machining, EN AW-6082 – batch of 25
• CVR-221 Rev B – Cover plate, EN AW-6082 – batch of 25
• SHF-222 Rev E – Drive shaft, 42CrMo4 – batches of 25 and 50

Could you let us have prices and lead times by Friday 20 March? Delivery would be required in week 19.

If you need any clarification please call me on +44 1234 567890.

Kind regards

Helen Moore
Senior Buyer
Moore Actuators Ltd
Registered in England No. 04471220`,
    kind: 'request',
    positions: [
      'HSG-220 · C · 25 · 6082 · 2026-W19',
      'CVR-221 · B · 25 · 6082 · 2026-W19',
      'SHF-222 · E · 25/50 · 42crmo4 · 2026-W19',
    ],
    answerBy: '2026-03-20',
  },
  {
    name: 'an Italian mail with two groups, each with its material and its lot',
    subject: 'Richiesta di quotazione n. 26-0338',
    text: `Spett.le Officina,

con la presente Vi chiediamo di volerci quotare i particolari sotto elencati:

Gruppo pinza (materiale 42CrMo4, 10 pz ciascuno):
- PZ-3301 rev. 1 corpo pinza
- PZ-3302 rev. 0 ganascia

Gruppo base (materiale S355J2, 5 pz ciascuno):
- BS-4401 rev. 2 basamento
- BS-4402 rev. 1 coperchio

I prezzi dovranno pervenire entro e non oltre il 20/03/2026. Consegna prevista: settimana 22.

Distinti saluti
Ufficio Acquisti
TECNOPRESS S.p.A.`,
    kind: 'request',
    positions: [
      'PZ-3301 · 1 · 10 · 42crmo4 · 2026-W22',
      'PZ-3302 · 0 · 10 · 42crmo4 · 2026-W22',
      'BS-4401 · 2 · 5 · s355j2 · 2026-W22',
      'BS-4402 · 1 · 5 · s355j2 · 2026-W22',
    ],
    answerBy: '2026-03-20',
  },
  {
    name: 'an Italian mail with a note on one part and a place of delivery',
    subject: 'RDO 10422 - particolari a disegno',
    text: `Buongiorno Sig. Marco,

Vi preghiamo di inviarci la Vs. migliore offerta per:

1. Cod. 0451.2207 rev. C "Albero primario" - 39NiCrMo3 bonificato - n. 15 pz
2. Cod. 0451.2208 rev. A "Ghiera M40x1,5" - C45 brunito - n. 30 pz
3. Cod. 0451.2211 rev. B "Bussola Ø30 H7" - CuSn12 - n. 60 pz

Nota: per la pos. 1 indicare anche il prezzo con nitrurazione.
Resa: franco Vs. stabilimento. Pagamento: R.B. 60 gg f.m.
Consegna tassativa entro il 15 maggio, stabilimento di Via dell'Industria 45.

Grazie e buon lavoro
Paolo Bianchi - tel. 0376 224411 int. 208`,
    kind: 'request',
    positions: [
      '0451.2207 · C · 15 · 39nicrmo3 · 2026-05-15',
      '0451.2208 · A · 30 · c45 · 2026-05-15',
      '0451.2211 · B · 60 · cusn12 · 2026-05-15',
    ],
  },
  {
    name: 'an order with lines over two rows and numbers of ours',
    subject: "Conferma d'ordine - Vs. offerta P-2026-0155",
    text: `Buongiorno,

facendo seguito alla Vs. offerta P-2026-0155 del 02/03/2026, con la presente confermiamo l'ordine come segue:

Ns. ordine n. 2026-A-0419
- KL-2201 rev. 4, leva di comando
  n. 25 pz a € 18,40 cad. - consegna 17/04/2026
- KL-2202 rev. 1, perno leva
  n. 50 pz a € 6,90 cad. - consegna 17/04/2026

Vi preghiamo di restituirci copia firmata per accettazione.

Cordiali saluti
Marta Villa`,
    kind: 'order',
    positions: ['KL-2201 · 4 · 25 · 2026-04-17', 'KL-2202 · 1 · 50 · 2026-04-17'],
    offer: 'P-2026-0155',
  },
  {
    name: 'a German order with an offer number and a delivery week',
    subject: 'Bestellung Nr. 4500-22871',
    text: `Sehr geehrte Damen und Herren,

auf Grundlage Ihres Angebots P-2026-0160 vom 01.03.2026 bestellen wir:

1) Welle WE-8810 Rev. 2, 30 Stück, Stückpreis 21,50 EUR, Liefertermin KW 18
2) Nabe NA-8811 Rev. 0, 30 Stück, Stückpreis 14,20 EUR, Liefertermin KW 18

Bitte senden Sie uns eine Auftragsbestätigung.

Mit freundlichen Grüßen
Anja Scholz`,
    kind: 'order',
    positions: ['WE-8810 · 2 · 30 · 2026-W18', 'NA-8811 · 0 · 30 · 2026-W18'],
    offer: 'P-2026-0160',
  },
  {
    name: 'a mail with the history of another request below the signature',
    subject: 'Nuova richiesta preventivo',
    text: `Buongiorno Marco,
come anticipato al telefono ti chiedo un preventivo per il nuovo supporto SU-9901 rev. A in 6082, 8 pz per la preserie e 120 pz per la produzione.
Fammi sapere entro mercoledì se possibile.

Ciao
Davide

--
Davide Galli | Acquisti | Galli Packaging S.r.l.

Da: Marco Rossi <marco@valsesia.example>
Inviato: martedì 3 febbraio 2026 11:20
A: Davide Galli
Oggetto: R: Preventivo SU-8801

Ciao Davide, per SU-8801 rev. B confermo 45,00 €/pz per 60 pz, consegna sett. 12.`,
    kind: 'request',
    positions: ['SU-9901 · A · 8/120 · 6082'],
    answerBy: '2026-03-11',
  },
  {
    name: 'an English mail that asks for a price and names the drawing in the attachment',
    subject: 'Quote needed - 40 x spindle adaptor',
    text: `Hi Marco

Please see attached drawing SA-1180 (issue 3). Could I get a price for 40 off in 316L, plus a price break at 100?

Need it back by the end of the week if poss.

Cheers
Tony`,
    kind: 'request',
    positions: ['SA-1180 · 3 · 40/100 · 14404'],
  },
  {
    name: 'headings of lots alone, and a part in a sentence behind them',
    subject: 'Prezzi perni e boccole',
    text: `Buongiorno, quotare per favore.

50 pz:
- PG-401 perno in C45
- PG-402 perno in C40

200 pz:
- BG-501 boccola in CuSn12

Inoltre ci serve il coperchio CG-601 in S235JR.`,
    kind: 'request',
    positions: ['PG-401 · 50 · c45', 'PG-402 · 50 · c40', 'BG-501 · 200 · cusn12', 'CG-601 · s235jr'],
  },
];

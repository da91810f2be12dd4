import type { StyleOfMail } from './styles-of-mails.ts';

/** Mails of an ordinary week: short orders of words, repeats, several parts in a sentence, lists from other programs. */
export const everydayMails: readonly StyleOfMail[] = [
  {
    name: 'the same part as last time in another quantity',
    subject: 'ripetizione',
    text: `Ciao Marco, mi rifai il particolare DM-4410 come l'ultima volta ma 50 pezzi? Se possibile per fine aprile. Grazie, Aldo`,
    kind: 'request',
    positions: ['DM-4410 · 50 · 2026-04-30'],
  },
  {
    name: 'several parts in one sentence',
    subject: 'Prezzi',
    text: `Buongiorno, ci servirebbero 20 pz di AX-100, 35 pz di AX-101 rev. B e un paio di AX-102 in ottone. Potete quotare?`,
    kind: 'request',
    positions: ['AX-100 · 20', 'AX-101 · B · 35', 'AX-102 · 2'],
  },
  {
    name: 'a price wanted in the confirmation of an order',
    subject: 'Conferma ordine 4500122 e richiesta prezzo',
    text: `Buongiorno, confermiamo l'ordine 4500122: KL-900 flangia, 40 pz, consegna 20/04/2026.
Cordiali saluti
Ufficio acquisti`,
    kind: 'order',
    positions: ['KL-900 · 40 · 2026-04-20'],
  },
  {
    name: 'lots behind the word scaglioni',
    subject: 'RdO 8812',
    text: `Spett.le ditta, richiediamo miglior offerta per il codice RT-5510 "supporto" in S355JR negli scaglioni 25, 50, 100 e 250 pezzi. Consegna richiesta: settimana 21.`,
    kind: 'request',
    positions: ['RT-5510 · 25/50/100/250 · s355j2 · 2026-W21'],
  },
  {
    name: 'prices for two lots in words',
    subject: 'Preventivo boccole',
    text: `Salve, avrei bisogno di un preventivo per la boccola BC-77/2 in bronzo, sia per 100 che per 300 pezzi. Grazie mille`,
    kind: 'request',
    positions: ['BC-77/2 · 100/300'],
  },
  {
    name: 'a dozen and half a dozen',
    subject: 'Richiesta',
    text: `Buongiorno, mi fate sapere il prezzo per una dozzina di perni PR-300 e una decina di anelli AN-301? Serve entro il 10 maggio.`,
    kind: 'request',
    positions: ['PR-300 · 12 · 2026-05-10', 'AN-301 · 10 · 2026-05-10'],
  },
  {
    name: 'English with a table of spaces',
    subject: 'RFQ 2026-118',
    text: `Dear Sirs,

Please send us your best price for the following items:

Item  Part No.     Rev  Qty   Material
1     HX-2001      B    50    316L
2     HX-2002      A    100   6082-T6
3     HX-2003      -    25    C45

Required delivery: 15 May 2026
Quote due: 25 March 2026

Best regards
Emma Clark`,
    kind: 'request',
    positions: [
      'HX-2001 · B · 50 · 14404 · 2026-05-15',
      'HX-2002 · A · 100 · 6082 · 2026-05-15',
      'HX-2003 · 25 · c45 · 2026-05-15',
    ],
    answerBy: '2026-03-25',
  },
  {
    name: 'English in one sentence with two lots and a date in words',
    subject: 'Quote please',
    text: `Hi, could you quote 10 and 50 pcs of bracket BR-7712 rev 3 in S275? We need them by the end of May. Cheers, Paul`,
    kind: 'request',
    positions: ['BR-7712 · 3 · 10/50 · s275jr · 2026-05-31'],
  },
  {
    name: 'German with quantities before the parts',
    subject: 'Preisanfrage',
    text: `Hallo Herr Rossi,
wir benötigen kurzfristig:
- 25 Stk. Welle W-1001, 42CrMo4
- 50 Stk. Hülse H-1002, 1.4301
- 100 Stk. Scheibe S-1003, S235JR
Liefertermin spätestens 30.04.2026. Bitte um Angebot bis Freitag.
Viele Grüße`,
    kind: 'request',
    positions: [
      'W-1001 · 25 · 42crmo4 · 2026-04-30',
      'H-1002 · 50 · 14301 · 2026-04-30',
      'S-1003 · 100 · s235jr · 2026-04-30',
    ],
    answerBy: '2026-03-13',
  },
  {
    name: 'German with lots of a frame and a call-off',
    subject: 'Anfrage Rahmenvertrag',
    text: `Sehr geehrte Damen und Herren,
bitte bieten Sie uns Artikel 4711-08 (Flansch, S355J2+N) an: Jahresbedarf 1.200 Stück, Abrufe zu 100 Stück.
Mit freundlichen Grüßen`,
    kind: 'request',
    positions: ['4711-08 · 100 · s355j2'],
  },
  {
    name: 'a forward twice with a short word of ours on top',
    subject: 'Fwd: I: Preventivo perni',
    text: `Marco, pensaci tu

---------- Forwarded message ---------
Da: Sara Conti <s.conti@beta.example>
Date: ven 6 mar 2026 alle ore 16:20
Subject: I: Preventivo perni
To: Mario Rossi <m.rossi@alfa.example>

Inoltro quanto sotto.

Da: Tecnico Beta <tecnico@beta.example>
Inviato: venerdì 6 marzo 2026 15:58
A: Sara Conti <s.conti@beta.example>
Oggetto: Preventivo perni

Serve quotazione per PB-3310 perno, 120 pz in 42CrMo4 bonificato, consegna sett. 19`,
    kind: 'request',
    positions: ['PB-3310 · 120 · 42crmo4 · 2026-W19'],
  },
  {
    name: 'a quotation mark as ditto in a list',
    subject: 'lista',
    text: `Buongiorno, quotare:

Codice;Descrizione;Materiale;Q.tà
LS-01;Perno;C45;10
LS-02;Boccola;C45;20
LS-03;Anello;AISI 304;30

grazie`,
    kind: 'request',
    positions: ['LS-01 · 10 · c45', 'LS-02 · 20 · c45', 'LS-03 · 30 · 14301'],
  },
  {
    name: 'HTML whose quantities stand in a row below the codes',
    subject: 'Richiesta',
    html: `<p>Vi chiediamo offerta:</p><table><tr><th>Pos</th><th>Ns. codice</th><th>Dis.</th><th>Rev</th><th>Descrizione</th><th>UM</th><th>Q.tà</th><th>Data cons.</th></tr>
<tr><td>10</td><td>AA-7001</td><td>AA-7001</td><td>02</td><td>Piastra sp. 20</td><td>NR</td><td>15,00</td><td>30/04/2026</td></tr>
<tr><td>20</td><td>AA-7002</td><td>AA-7002</td><td>00</td><td>Distanziale</td><td>NR</td><td>1.200,00</td><td>15/05/2026</td></tr></table>`,
    kind: 'request',
    positions: ['AA-7001 · 02 · 15 · 2026-04-30', 'AA-7002 · 00 · 1200 · 2026-05-15'],
  },
  {
    name: 'HTML in English with a price column to fill in',
    subject: 'RFQ',
    html: `<p>Please fill in:</p><table><tr><td>Part number</td><td>Description</td><td>Material</td><td>Qty</td><td>Unit price</td><td>Lead time</td></tr>
<tr><td>ZQ-100</td><td>Hub</td><td>4140</td><td>12</td><td></td><td></td></tr><tr><td>ZQ-101</td><td>Cap</td><td>6061-T6</td><td>24</td><td></td><td></td></tr></table>`,
    kind: 'request',
    positions: ['ZQ-100 · 12 · 42crmo4a', 'ZQ-101 · 24 · 6061'],
  },
  {
    name: 'spare parts for a machine with positions of its manual',
    subject: 'ricambi',
    text: `Buongiorno, per la macchina MX200 ci servono i seguenti ricambi a disegno:
pos. 12 - perno PX-12A - 4 pz
pos. 15 - bussola BX-15 - 8 pz
Urgente, macchina ferma!`,
    kind: 'request',
    positions: ['PX-12A · 4', 'BX-15 · 8'],
  },
  {
    name: 'a part without a code, with its sizes',
    subject: 'preventivo',
    text: `Salve, vorrei un preventivo per n. 6 piastre 200x150x20 in S355 con 4 fori M10 e rettifica su due facce. Ritiro io.`,
    kind: 'request',
    positions: ['6 · s355j2'],
  },
  {
    name: 'quantity and price target, minimum and packing numbers',
    subject: 'RFQ MOQ',
    text: `Please quote P/N CN-5501, AISI 303, EAU 5,000 pcs, lots of 500 pcs. MOQ 100 pcs, packaging 20 pcs per box, target price 1.20 EUR.`,
    kind: 'request',
    positions: ['CN-5501 · 500 · 14305'],
  },
  {
    name: 'a reply with two questions and a new lot',
    subject: 'R: Offerta P-2026-0170',
    text: `Buongiorno Marco,
grazie per l'offerta. Ci potete quotare lo stesso articolo TN-880 anche per 500 pz? E con zincatura?
Saluti, Elena`,
    kind: 'request',
    positions: ['TN-880 · 500'],
  },
  {
    name: 'an order by the number of the offer alone',
    subject: 'Ordine',
    text: `Buongiorno, vi confermiamo la Vs. offerta P-2026-0180 per intero. Attendiamo conferma d'ordine.`,
    kind: 'order',
    positions: [],
    offer: 'P-2026-0180',
  },
  {
    name: 'an order in English with a PO number and lines',
    subject: 'PO 88123',
    text: `Hello, please find our purchase order PO 88123:
Line 1: GH-441 rev A, 30 pcs @ 14.50 EUR, delivery 2026-05-04
Line 2: GH-442 rev B, 60 pcs @ 9.20 EUR, delivery 2026-05-11
Ref. your quote P-2026-0175`,
    kind: 'order',
    positions: ['GH-441 · A · 30 · 2026-05-04', 'GH-442 · B · 60 · 2026-05-11'],
    offer: 'P-2026-0175',
  },
  {
    name: 'a complaint about pieces that were delivered',
    subject: 'Non conformità DDT 221',
    text: `Buongiorno, dei 50 pz di AL-3300 consegnati con DDT 221, 4 pz hanno il foro ⌀12 H7 fuori tolleranza. Attendiamo azione correttiva.`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'a question about the state of an order',
    subject: 'Stato ordine 4500099',
    text: `Buongiorno, ci confermate la data di consegna dell'ordine 4500099 (codice FL-22, 60 pz)? Grazie`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'an offer of a supplier of material',
    subject: 'Ns. offerta 2231 barre C45',
    text: `Gentile cliente, come da Vs. richiesta Vi offriamo: barra tonda C45 ⌀50, 600 kg a 1,35 €/kg. Validità 7 gg. Pagamento 60 gg.`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'a payment reminder',
    subject: 'Sollecito pagamento fattura 88',
    text: `Buongiorno, dai nostri controlli risulta insoluta la fattura n. 88 di € 1.200,00 scaduta il 28/02/2026. Vi preghiamo di provvedere.`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'a request for a date by telephone words',
    subject: 'info',
    text: `Ciao, riesci a farmi 3 alberi uguali a quelli dell'altra volta (cod. AB-9001)? Mi servono martedì 24/3. Quanto mi costano?`,
    kind: 'request',
    positions: ['AB-9001 · 3 · 2026-03-24'],
  },
  {
    name: 'French with lots and a week',
    subject: 'Demande de prix',
    text: `Bonjour,
merci de nous faire parvenir votre meilleure offre pour la pièce FR-2201 ind. C, axe en 42CrMo4, quantités 10 / 50 / 100 pièces.
Délai souhaité : semaine 22.
Cordialement`,
    kind: 'request',
    positions: ['FR-2201 · C · 10/50/100 · 42crmo4 · 2026-W22'],
  },
  {
    name: 'codes with a revision behind an underscore and files in the text',
    subject: 'Richiesta offerta',
    text: `Buongiorno, in allegato i disegni per cui chiediamo offerta:
VT-100_B.pdf qtà 10
VT-101_A.pdf qtà 20
VT-102.pdf qtà 30
Materiale per tutti: AISI 316L. Consegna 6 settimane.`,
    kind: 'request',
    positions: [
      'VT-100 · B · 10 · 14404 · 2026-04-20',
      'VT-101 · A · 20 · 14404 · 2026-04-20',
      'VT-102 · 30 · 14404 · 2026-04-20',
    ],
  },
  {
    name: 'a quantity with a sign of multiplication before the code',
    subject: 'preventivo veloce',
    text: `Ciao, preventivo per: 4x SP-10, 8x SP-11, 12 x SP-12. Tutto in alluminio 6082.`,
    kind: 'request',
    positions: ['SP-10 · 4 · 6082', 'SP-11 · 8 · 6082', 'SP-12 · 12 · 6082'],
  },
  {
    name: 'a prototype and the series behind it',
    subject: 'nuovo progetto',
    text: `Buongiorno, chiediamo prezzo per LM-7001 staffa in EN AW-5083: 2 prototipi subito e poi serie da 200 pz.`,
    kind: 'request',
    positions: ['LM-7001 · 2/200 · 5083'],
  },
  {
    name: 'a withdrawn position in an update',
    subject: 'R: RdO 2026-88 aggiornamento',
    text: `Buongiorno, la RdO 2026-88 cambia così: QS-01 passa da 20 a 40 pz, QS-02 resta 10 pz. Materiale C45 per entrambi.`,
    kind: 'request',
    positions: ['QS-01 · 40 · c45', 'QS-02 · 10 · c45'],
  },
];

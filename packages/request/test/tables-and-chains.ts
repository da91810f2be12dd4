import type { StyleOfMail } from './styles-of-mails.ts';

/** Mails of which only the HTML came, chains of forwarded messages, orders, and quantities in other words. */
export const tablesAndChains: readonly StyleOfMail[] = [
  {
    name: 'HTML with a head of two rows over three lots',
    subject: 'RdO 2026/51',
    html: `<p>Buongiorno, quotate per favore:</p><table border=1>
<tr><th rowspan=2>Codice</th><th rowspan=2>Rev.</th><th rowspan=2>Descrizione</th><th colspan=3>Quantità</th></tr>
<tr><th>Lotto 1</th><th>Lotto 2</th><th>Lotto 3</th></tr>
<tr><td>TM-100</td><td>A</td><td>Perno</td><td>10</td><td>50</td><td>100</td></tr>
<tr><td>TM-101</td><td>B</td><td>Boccola</td><td>20</td><td>40</td><td>80</td></tr></table><p>Grazie</p>`,
    kind: 'request',
    positions: ['TM-100 · A · 10/50/100', 'TM-101 · B · 20/40/80'],
  },
  {
    name: 'HTML with a head of two rows whose lots have no names of their own',
    subject: 'Richiesta quotazione',
    html: `<table><tr><td rowspan="2">Cod. disegno</td><td rowspan="2">Materiale</td><td colspan="2">Q.tà</td></tr>
<tr><td>min</td><td>max</td></tr>
<tr><td>TN-20</td><td>C45</td><td>50</td><td>500</td></tr><tr><td>TN-21</td><td>C40</td><td>100</td><td>1.000</td></tr></table>`,
    kind: 'request',
    positions: ['TN-20 · 50/500 · c45', 'TN-21 · 100/1000 · c40'],
  },
  {
    name: 'HTML with a material merged over two rows and one over a page',
    subject: 'offerta',
    html: `<div>Salve, prezzi per favore entro venerdì, consegna entro e non oltre il 15/01.</div>
<table><tbody><tr><td>Codice</td><td>Materiale</td><td>Q.tà</td></tr>
<tr><td>RS-1001</td><td rowspan="2">C45</td><td>12</td></tr><tr><td>RS-1002</td><td>24</td></tr>
<tr><td>RS-1003</td><td>AISI 304</td><td>36</td></tr></tbody></table>`,
    kind: 'request',
    positions: [
      'RS-1001 · 12 · c45 · 2027-01-15',
      'RS-1002 · 24 · c45 · 2027-01-15',
      'RS-1003 · 36 · 14301 · 2027-01-15',
    ],
    answerBy: '2026-03-13',
  },
  {
    name: 'HTML with a title merged over all columns and quantities in words',
    subject: 'Prezzi',
    html: `<table><tr><td colspan=3>Elenco particolari da quotare</td></tr><tr><td>Articolo</td><td>Descrizione</td><td>Pezzi</td></tr>
<tr><td>EL-31</td><td>staffa</td><td>50+50</td></tr><tr><td>EL-32</td><td>perno</td><td>da 100 a 500</td></tr>
<tr><td>EL-33</td><td>dado</td><td>20 cad.</td></tr><tr><td>EL-34</td><td>dado</td><td>1x50</td></tr></table>`,
    kind: 'request',
    positions: ['EL-31 · 100', 'EL-32 · 100/500', 'EL-33 · 20', 'EL-34 · 50'],
  },
  {
    name: 'paragraphs of Outlook with a list',
    subject: 'Richiesta',
    html: `<html><body lang=IT><div class=WordSection1><p class=MsoNormal>Buongiorno,<o:p></o:p></p>
<p class=MsoNormal>vi chiedo la vs. migliore offerta per:</p>
<ul><li class=MsoListParagraph>OU-500&nbsp;rev.&nbsp;3 albero, 30&nbsp;pz, C45</li><li>OU-501 flangia, 60 pz, S355</li></ul>
<p class=MsoNormal>Consegna KW&nbsp;48.</p></div></body></html>`,
    kind: 'request',
    positions: ['OU-500 · 3 · 30 · c45 · 2026-W48', 'OU-501 · 60 · s355j2 · 2026-W48'],
  },
  {
    name: 'a German forward of Outlook',
    subject: 'WG: Anfrage Bolzen',
    text: `Bitte anbieten, danke
Klaus

Von: Petra Lang <p.lang@gamma.example>
Gesendet: Freitag, 6. März 2026 09:12
An: Klaus Bauer <k.bauer@alfa.example>
Betreff: Anfrage Bolzen

Guten Tag,
bitte bieten Sie an: Zeichnung GB-7701 Index A, Bolzen, 42CrMo4, 250 Stück, KW 18.
Mit freundlichen Grüßen
Petra Lang`,
    kind: 'request',
    positions: ['GB-7701 · A · 250 · 42crmo4 · 2026-W18'],
    sender: 'p.lang@gamma.example',
  },
  {
    name: 'a forward of Apple in Italian with marks before every line',
    subject: 'Fwd: prezzo staffe',
    text: `Per te.

Inviato da iPhone

Inizio messaggio inoltrato:

> Da: Luigi Neri <l.neri@delta.example>
> Oggetto: prezzo staffe
> Data: 6 marzo 2026 alle ore 11:20:03 CET
> A: Mario Rossi <m.rossi@alfa.example>
>
> Ciao Mario, mi fai un prezzo per ST-771 staffa, 40 pz in S235? Prima possibile.
> Luigi`,
    kind: 'request',
    positions: ['ST-771 · 40 · s235jr'],
    sender: 'l.neri@delta.example',
  },
  {
    name: 'a forward of a forward, with the request at the bottom',
    subject: 'I: FW: RFQ 5521',
    text: `Lo guardi tu? Grazie

Da: Anna Verdi <a.verdi@alfa.example>
Inviato: venerdì 6 marzo 2026 14:02
A: Mario Rossi <m.rossi@alfa.example>
Oggetto: FW: RFQ 5521

vedi sotto

From: John Hill <j.hill@epsilon.example>
Sent: Friday, March 6, 2026 1:40 PM
To: Anna Verdi <a.verdi@alfa.example>
Subject: RFQ 5521

Dear Anna,
please quote P/N EP-90210 rev C, shaft, 316L, 25 and 100 pcs, delivery by week 20.
Best regards
John Hill`,
    kind: 'request',
    positions: ['EP-90210 · C · 25/100 · 14404 · 2026-W20'],
    sender: 'j.hill@epsilon.example',
  },
  {
    name: 'an answer of Gmail in English above an Italian history',
    subject: 'Re: Offerta P-2026-0077',
    text: `Hi Marco, please quote also 500 pcs of HB-31 in C45.
Thanks, Ann

On Fri, 6 Mar 2026 at 10:11, Marco Rossi <m@valsesia.example> wrote:

> Buongiorno,
> HB-30 rev. B 100 pz a 12,00 €/pz
> Consegna sett. 15`,
    kind: 'request',
    positions: ['HB-31 · 500 · c45'],
  },
  {
    name: 'two columns with tabs, no heading',
    subject: 'Richiesta prezzi',
    text: `Buongiorno, prezzi per:

TB-8801\t20
TB-8802\t35
TB-8803\t50

in C45, grazie`,
    kind: 'request',
    positions: ['TB-8801 · 20 · c45', 'TB-8802 · 35 · c45', 'TB-8803 · 50 · c45'],
  },
  {
    name: 'quantities from one to another',
    subject: 'Preventivo',
    text: `Buongiorno, ci serve un prezzo per il perno PX-610 in C45 per quantità da 100 a 500 pezzi. Consegna prima possibile. Grazie`,
    kind: 'request',
    positions: ['PX-610 · 100/500 · c45'],
  },
  {
    name: 'each, and a lot written as one times fifty',
    subject: 'Preventivo',
    text: `Buongiorno, quotare:
- CD-11 dado, 20 cad.
- CD-12 dado 1x50 pz
- CD-13 perno, n. 30 cadauno
- CD-14 perno, lotti da 20 pz
Consegna entro e non oltre il 15/01`,
    kind: 'request',
    positions: [
      'CD-11 · 20 · 2027-01-15',
      'CD-12 · 50 · 2027-01-15',
      'CD-13 · 30 · 2027-01-15',
      'CD-14 · 20 · 2027-01-15',
    ],
  },
  {
    name: 'an order of several lines with prices and sums',
    subject: 'Ordine fornitore 4500111222',
    text: `Spett.le Officina,
con la presente Vi ordiniamo:

Pos. 10 - AL-2201 rev. B albero - 20 pz - € 12,50 cad. - € 250,00 - consegna 30/04/2026
Pos. 20 - FL-2202 rev. A flangia - 5 pz - € 48,00 cad. - € 240,00 - consegna 15/05/2026

Totale imponibile € 490,00
Rif. Vs. offerta P-2026-0120 del 01/03/2026`,
    kind: 'order',
    positions: ['AL-2201 · B · 20 · 2026-04-30', 'FL-2202 · A · 5 · 2026-05-15'],
    offer: 'P-2026-0120',
  },
  {
    name: 'an order that answers our offer',
    subject: 'R: Offerta P-2026-0133',
    text: `Buongiorno,
in riferimento alla vostra offerta P-2026-0133 procediamo con l'ordine di n. 50 pz del codice FL-2030.
Grazie
Luca`,
    kind: 'order',
    positions: ['FL-2030 · 50'],
    offer: 'P-2026-0133',
  },
  {
    name: 'an order of two words',
    subject: 'R: Offerta P-2026-0134',
    text: `Ok, procedi con 20 pezzi di BS-90. Grazie`,
    kind: 'order',
    positions: ['BS-90 · 20'],
    offer: 'P-2026-0134',
  },
  {
    name: 'a reminder that names the part and its lot',
    subject: 'Richiesta offerta AB-7710',
    text: `Buongiorno, vi ricordiamo che siamo in attesa di vostra quotazione per AB-7710. Attendiamo un cortese riscontro.`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'an English invoice with parts',
    subject: 'Invoice INV-2231',
    text: `Dear customer, please find attached our invoice INV-2231 for 100 pcs CNMG120408, due 30/04/2026.`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'a delivery note of a supplier',
    subject: 'Vs. DDT 118 del 05/03/2026',
    text: `Buongiorno, in allegato il ddt n. 118 relativo alla consegna di 30 barre C45 diam. 40. Cordiali saluti`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'a newsletter without its headers',
    subject: 'Offerte di primavera sugli utensili',
    text: `Frese in metallo duro a partire da 19,90 €. Inserti CNMG120408 in confezioni da 10 pezzi.
Solo fino al 31 marzo. Se non vuoi più ricevere queste comunicazioni clicca qui.`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'out of office without its headers',
    subject: 'Re: Offerta P-2026-0141',
    text: `Buongiorno, sono assente dal 9 al 13 marzo con accesso limitato alla posta. Per urgenze contattare l'ufficio acquisti.`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'a German absence',
    subject: 'Abwesenheitsnotiz: Ihr Angebot P-2026-0099',
    text: `Vielen Dank für Ihre Nachricht. Ich bin bis zum 16.03.2026 nicht im Büro.`,
    kind: 'other',
    positions: [],
  },
];

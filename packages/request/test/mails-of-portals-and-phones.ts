import type { StyleOfMail } from './styles-of-mails.ts';

/** Mails that programs or telephones write: portals, blocks of labels, cells that became lines, a few words in a hurry. */
export const mailsOfPortalsAndPhones: readonly StyleOfMail[] = [
  {
    name: 'cells of a table that became one line each',
    subject: 'Richiesta offerta 26/0412',
    text: `Buongiorno,
chiediamo quotazione per i seguenti articoli:

Codice
Descrizione
Q.tà
Materiale

FL-2201
Flangia di testa
20
C45

FL-2202
Flangia di coda
40
AISI 304

Consegna richiesta 30/04/2026.
Cordiali saluti`,
    kind: 'request',
    positions: ['FL-2201 · 20 · c45 · 2026-04-30', 'FL-2202 · 40 · 14301 · 2026-04-30'],
  },
  {
    name: 'blocks of labels for each part',
    subject: 'RDO portale fornitori',
    text: `Gentile fornitore,
è stata pubblicata una nuova richiesta di offerta.

Posizione: 10
Codice articolo: 40021877
Revisione: C
Descrizione: PERNO FULCRO
Materiale: 39NiCrMo3
Quantità richiesta: 120
Data consegna: 15/05/2026

Posizione: 20
Codice articolo: 40021878
Revisione: A
Descrizione: BOCCOLA FULCRO
Materiale: CuSn12
Quantità richiesta: 240
Data consegna: 22/05/2026

Rispondere entro il 20/03/2026.`,
    kind: 'request',
    positions: ['40021877 · C · 120 · 39nicrmo3 · 2026-05-15', '40021878 · A · 240 · cusn12 · 2026-05-22'],
    answerBy: '2026-03-20',
  },
  {
    name: 'a few words from a telephone',
    subject: '',
    text: `ciao mi servono x4 staffa ST-15 e x2 staffa ST-16 rev B zincate, quanto mi vengono? ne ho bisogno x venerdi 20
grazie
Inviato da iPhone`,
    kind: 'request',
    positions: ['ST-15 · 4 · 2026-03-20', 'ST-16 · B · 2 · 2026-03-20'],
  },
  {
    name: 'Swiss thousands with an apostrophe',
    subject: 'Richiesta prezzi',
    text: `Gentili signori,
vogliate offrirci:
- 1'500 pz bussola BU-0815, in AISI 303
- 12’000 pz rondella RO-0816, in C45
Termine di consegna: fine giugno.
Distinti saluti`,
    kind: 'request',
    positions: ['BU-0815 · 1500 · 14305 · 2026-06-30', 'RO-0816 · 12000 · c45 · 2026-06-30'],
  },
  {
    name: 'work on material that the buyer sends',
    subject: 'Lavorazione conto terzi',
    text: `Buongiorno, richiediamo offerta per sola lavorazione (materiale in conto lavoro fornito da noi) del particolare
CT-5521 rev. 3: 80 pezzi, barre Ø60 in 42CrMo4 che vi consegniamo noi. Ritiro pezzi finiti entro sett. 17.`,
    kind: 'request',
    positions: ['CT-5521 · 3 · 80 · 42crmo4 · 2026-W17'],
  },
  {
    name: 'an order for some positions of an offer',
    subject: 'Re: Offerta 2026/0145',
    text: `Buongiorno,
accettiamo la vostra offerta 2026/0145 limitatamente alle posizioni:
- AL-700 albero: 15 pz
- AL-702 manicotto: 30 pz
La posizione AL-701 non ci serve più. Seguirà ordine formale.
Saluti`,
    kind: 'order',
    positions: ['AL-700 · 15', 'AL-702 · 30'],
    offer: '2026/0145',
  },
  {
    name: 'a portal in English with item numbers and units',
    subject: 'RFQ 6000041277 - response required',
    text: `You have been invited to bid.

Item 00010  Material: GX-88210-03  SHAFT, DRIVE
  Quantity: 12 EA   Delivery date: 2026-05-04
Item 00020  Material: GX-88211-01  COUPLING, FLANGED
  Quantity: 24 EA   Delivery date: 2026-05-18

Bid deadline: 2026-03-27
Do not reply to this message.`,
    kind: 'request',
    positions: ['GX-88210-03 · 12 · 2026-05-04', 'GX-88211-01 · 24 · 2026-05-18'],
    answerBy: '2026-03-27',
  },
  {
    name: 'certificates wanted for pieces that were delivered',
    subject: 'certificati 3.1',
    text: `Buongiorno, mancano i certificati 3.1 del materiale per i 40 pz codice PF-3301 consegnati con DDT 215 del 02/03.
Potete inviarli quanto prima? Senza certificati non possiamo accettare la merce.`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'an order that is withdrawn',
    subject: 'Annullamento ordine 4500778',
    text: `Buongiorno, a seguito della telefonata vi chiediamo di annullare l'ordine 4500778 (codice TR-900, 60 pz).
Vi preghiamo di confermarci l'annullamento. Grazie`,
    kind: 'other',
    positions: [],
  },
  {
    name: 'a material or another, and lots in brackets behind the codes',
    subject: 'richiesta quotazione rulli',
    text: `Buongiorno, vi chiediamo di quotare:
1) RL-110 rullo folle (10 / 20 pz) in S355 oppure C40
2) RL-111 rullo motore (5 / 10 pz) in 42CrMo4 bonificato
Quotazione entro mercoledì, consegna a 4 settimane dall'ordine.`,
    kind: 'request',
    positions: ['RL-110 · 10/20 · s355j2', 'RL-111 · 5/10 · 42crmo4'],
    answerBy: '2026-03-11',
  },
  {
    name: 'list lines whose words are kept apart by two spaces',
    subject: 'Richiesta offerta alberi',
    text: `Buongiorno, vogliate quotare:

- AL-310-02 rev. B  albero scanalato  pz. 10/50/100
- AL-311-01 rev. 03  flangia di guida  pz. 10/50

Resa franco nostra sede.`,
    kind: 'request',
    positions: ['AL-310-02 · B · 10/50/100', 'AL-311-01 · 03 · 10/50'],
  },
  {
    name: 'materials on lines of their own below their parts, which are for no other part',
    subject: 'Richiesta offerta',
    text: `Buongiorno, chiediamo prezzo per:

AN-501 anello, 10 pz
C45

AN-502 perno, 20 pz
AISI 304

AN-503 rondella, 30 pz`,
    kind: 'request',
    positions: ['AN-501 · 10', 'AN-502 · 20', 'AN-503 · 30'],
  },
];

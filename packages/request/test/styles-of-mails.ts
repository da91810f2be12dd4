/** One style of writing: the text, and the lines that a person would note down. */
export interface StyleOfMail {
  readonly name: string;
  readonly subject: string;
  readonly text?: string;
  /** Where only HTML came. */
  readonly html?: string;
  readonly kind: 'request' | 'order' | 'other';
  /** Code, revision, lots, material of the library, week or day. */
  readonly positions: readonly string[];
  readonly answerBy?: string;
  /** Number of our offer that the mail answers. */
  readonly offer?: string;
  /** Address of the buyer whose request a colleague forwards. */
  readonly sender?: string;
}

export const stylesOfMails: readonly StyleOfMail[] = [
  {
    name: 'a colleague forwards the request of a buyer',
    subject: 'I: Richiesta prezzo',
    text: `Ti giro la richiesta qui sotto, la guardi tu?

Mario

---------- Forwarded message ---------
Da: Anna Conti <a.conti@beta.example>
Date: ven 6 mar 2026 alle ore 10:12
Subject: Richiesta prezzo
To: <m.rossi@alfa.example>

Buongiorno,
vi chiedo quotazione per KP-200 rev. B perno, n. 3 pz in C45.
Saluti
Anna Conti`,
    kind: 'request',
    positions: ['KP-200 · B · 3 · c45'],
  },
  {
    name: 'English, thousands as k',
    subject: 'RFQ 88213',
    text: `Dear Sirs,
please quote the following parts:

- BRK-0042 Rev D bracket, 1k pcs, EN AW-6082
- SHF-77 shaft, 25 pcs / 100 pcs, 42CrMo4

Delivery by 15 May 2026.
Best regards
John Smith`,
    kind: 'request',
    positions: ['BRK-0042 · D · 1000 · 6082 · 2026-05-15', 'SHF-77 · 25/100 · 42crmo4 · 2026-05-15'],
  },
  {
    name: 'English, thousands with a comma',
    subject: 'Quotation request',
    text: `Hello,
could you please send us your best price for part no. VX-310, quantities 500, 1,000 and 2,500 pcs, material C45?
Needed by end of June.
Thanks
Paul`,
    kind: 'request',
    positions: ['VX-310 · 500/1000/2500 · c45 · 2026-06-30'],
  },
  {
    name: 'German',
    subject: 'Anfrage 2026-77',
    text: `Sehr geehrte Damen und Herren,

bitte bieten Sie uns folgende Teile an:

Pos. 1: Flansch 4711-08 Index C, 50 Stück, Werkstoff 42CrMo4
Pos. 2: Welle 4711-09, 20 Stk., C45

Liefertermin: KW 20

Mit freundlichen Grüßen
Karl Weber`,
    kind: 'request',
    positions: ['4711-08 · C · 50 · 42crmo4 · 2026-W20', '4711-09 · 20 · c45 · 2026-W20'],
  },
  {
    name: 'a table without headings',
    subject: 'Prezzi',
    text: `Buongiorno, ci quotate questi?

AB-101\tPerno\tC45\t20
AB-102\tBoccola\tC40\t40
AB-103\tFlangia\tS355J2\t10

Grazie`,
    kind: 'request',
    positions: ['AB-101 · 20 · c45', 'AB-102 · 40 · c40', 'AB-103 · 10 · s355j2'],
  },
  {
    name: 'two parts in one sentence, n. 3 pz, del mese p.v.',
    subject: 'Urgente',
    text: `Ciao, mi servono n. 3 pz della staffa ST-15 e n. 12 pz del perno PE-7, entro il 15 p.v. Mi mandi un prezzo? Grazie`,
    kind: 'request',
    positions: ['ST-15 · 3 · 2026-03-15', 'PE-7 · 12 · 2026-03-15'],
  },
  {
    name: 'a lot in two deliveries',
    subject: 'Offerta RX-900',
    text: `Buongiorno, chiedo offerta per il part. RX-900: servono 50+50 pz (due consegne), materiale C45. Grazie`,
    kind: 'request',
    positions: ['RX-900 · 100 · c45'],
  },
  {
    name: 'thousands as k in Italian',
    subject: 'Richiesta',
    text: `Salve, potete quotare la boccola BO-33 in C40, q.tà 1k e 5k pz? Consegna KW 48. Grazie`,
    kind: 'request',
    positions: ['BO-33 · 1000/5000 · c40 · 2026-W48'],
  },
  {
    name: 'day of the answer and day of the delivery',
    subject: 'RdO 44',
    text: `Buongiorno,
chiediamo la vostra migliore offerta, entro il 13/03, per MC-55 flangia 10 pz C45.
Consegna richiesta: fine aprile.
Cordiali saluti`,
    kind: 'request',
    positions: ['MC-55 · 10 · c45 · 2026-04-30'],
    answerBy: '2026-03-13',
  },
  {
    name: 'an English order',
    subject: 'PO 4500012345',
    text: `Hi,
please find attached our purchase order 4500012345 according to your offer 26-0117: 100 pcs HUB-12.
Please confirm.
Regards`,
    kind: 'order',
    positions: ['HUB-12 · 100'],
  },
  {
    name: 'a German invoice',
    subject: 'Rechnung 2026-118',
    text: `Guten Tag,
anbei erhalten Sie unsere Rechnung Nr. 2026-118 über 1.250,00 EUR, zahlbar bis 30.04.2026.
Mit freundlichen Grüßen
Buchhaltung`,
    kind: 'other',
    positions: [],
  },
];

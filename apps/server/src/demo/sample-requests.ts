import { type Intake, takeRequest } from '../features/requests/index.ts';
import { sampleDrawing } from './sample-drawing.ts';

const HOUR_MS = 3_600_000;

const hub = sampleDrawing({
  code: 'RO-4520',
  revision: 'C',
  title: 'MOZZO GUIDA',
  material: 'C45+N UNI EN ISO 683-1',
  tolerance: 'ISO 2768-mK',
  treatment: 'BRUNITURA',
  customer: 'ROSSI OLEODINAMICA',
  diameter: 58,
  length: 124,
  callouts: ['\u00d830 H7', '\u00d840 h6', '4x M6-6H prof. 12', 'Ra 0,8'],
});

const bush = sampleDrawing({
  code: 'RO-4480-A',
  revision: 'A',
  title: 'BUSSOLA DISTANZIALE',
  material: 'CuSn12',
  tolerance: 'ISO 2768-mK',
  treatment: '-',
  customer: 'ROSSI OLEODINAMICA',
  diameter: 32,
  length: 40,
  callouts: ['\u00d820 H7', 'Ra 1,6'],
});

const requests = [
  {
    hoursAgo: 0.4,
    subject: 'RdO 2026-318: mozzo guida e bussola',
    senderName: 'Giulia Ferrari',
    senderEmail: 'g.ferrari@rossioleodinamica.example',
    text: `Buongiorno Marco,

chiedo offerta per i particolari allegati:

- RO-4520 rev. C mozzo guida, 10 / 50 / 100 pezzi, in C40 come l'ultima volta
- RO-4480-A bussola distanziale, 200 pz in bronzo CuSn12

Ci servono entro il 18 dicembre, franco vostra sede, con certificato 3.1 sul mozzo.

Grazie,
Giulia Ferrari
Ufficio acquisti
Rossi Oleodinamica S.r.l.`,
    files: [
      { name: 'RO-4520_C.pdf', bytes: hub },
      { name: 'RO-4480-A.pdf', bytes: bush },
    ],
  },
  {
    hoursAgo: 3,
    subject: 'Richiesta offerta flange',
    senderName: 'Davide Riva',
    senderEmail: 'acquisti@meccanicacusio.example',
    text: `Buongiorno,

vi chiediamo offerta per:

codice;descrizione;materiale;quantità
MC-2201;Flangia DN50;S355J2;20
MC-2202;Piastra supporto;S235;50
MC-2207;Boccola;OT58;200

Consegna: settimana 51.

Cordiali saluti
Davide Riva
Meccanica Cusio S.r.l.
P.IVA 01234567897`,
    files: [],
  },
  {
    hoursAgo: 26,
    subject: '«mi fai 4 boccole in bronzo come l’altra volta»',
    senderName: 'Sig. Colombo',
    senderEmail: 'colombo@libero.example',
    text: 'Ciao Marco, mi fai un prezzo per 4 boccole in bronzo come l’altra volta? Grazie, Colombo',
    files: [],
  },
  {
    hoursAgo: 49,
    subject: 'Invito: salone dell’utensileria 2027',
    senderName: 'Fiere e Convegni Padani',
    senderEmail: 'newsletter@fierepadane.example',
    text: 'Scopri le novità del salone dell’utensileria 2027. Cancella iscrizione.',
    files: [],
  },
] as const;

/** Mails as they reach an estimator: a drawing that contradicts the mail, a table, few words, and no request at all. */
export async function createSampleRequests(intake: Intake): Promise<void> {
  const now = intake.clock().getTime();
  for (const { hoursAgo, ...mail } of [...requests].reverse())
    await takeRequest(intake, {
      ...mail,
      source: 'mail',
      messageId: `<${mail.senderEmail}@example>`,
      receivedAt: new Date(now - hoursAgo * HOUR_MS),
      bulk: mail.senderEmail.startsWith('newsletter'),
    });
}

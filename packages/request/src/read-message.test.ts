import { describe, expect, it } from 'vitest';
import { type Attachment, type Message, messageOfText } from './message/message.ts';
import { textTables } from './message/text-tables.ts';
import { pairFiles } from './pairing/pair-files.ts';
import { readMessage } from './read-message.ts';

const file = (name: string, kind: Attachment['kind'] = 'pdf'): Attachment => ({
  name,
  kind,
  size: 1,
  inline: false,
  refused: null,
});

const mail = (subject: string, text: string, more: Partial<Message> = {}): Message => ({
  ...messageOfText(text, textTables(text)),
  subject,
  from: { name: 'Mario Rossi', address: 'm.rossi@alfa.example' },
  sentAt: '2026-03-09T10:00:00.000Z',
  ...more,
});

/** One line for each position: code, revision, description, lots, materials, treatments, day, files. */
function lines(message: Message): string[] {
  const { positions } = pairFiles(
    readMessage(message, { today: '2026-03-09' }).positions,
    message.attachments,
  );
  return positions.map(({ position, files }) =>
    [
      position.code?.value,
      position.revision?.value && `rev ${position.revision.value}`,
      position.description?.value,
      position.quantities.map(({ value }) => value).join('/'),
      position.yearly && `${position.yearly.value} a year`,
      position.materials.map(({ value }) => value.libraryId ?? value.name).join('+'),
      position.treatments.map(({ value }) => `${value.name} ${value.detail}`.trim()).join('+'),
      position.date?.value.week ?? position.date?.value.day,
      files.map((paired) => paired.file).join('+'),
    ]
      .filter((part) => part !== undefined && part !== null && part !== '')
      .join(' · '),
  );
}

describe('positions of a mail', () => {
  it('in wrapped sentences, with drawings and models', () => {
    const text = `Buongiorno Marco, chiedo offerta per i particolari allegati:

mozzo guida RO-4520 rev. C, 10 / 50 / 100 pezzi, in C40 come l'ultima volta; flangia
RO-4501, 50 pz, tolleranze ISO 2768-mK; bussola RO-4480-A, 200 pz in bronzo CuSn12.
Ci servono entro il 18 dicembre, franco vostra sede, con certificato 3.1 sul mozzo. La rev. B
non vale più.

Grazie, Giulia Ferrari`;
    const attachments = [
      file('RO-4520_C.pdf'),
      file('RO-4520_C.step', 'step'),
      file('ro4501.stp', 'step'),
      file('Condizioni_acquisto.pdf'),
    ];
    const message = mail('RdO 2026-318', text, { attachments });
    expect(lines(message)).toEqual([
      'RO-4520 · rev C · mozzo guida · 10/50/100 · c40 · 2026-12-18 · RO-4520_C.pdf+RO-4520_C.step',
      'RO-4501 · flangia · 50 · 2026-12-18 · ro4501.stp',
      'RO-4480-A · bussola · 200 · cusn12 · 2026-12-18',
    ]);
    const reading = readMessage(message, { today: '2026-03-09' });
    expect(reading.number?.value).toBe('2026-318');
    expect(reading.customer.contact?.value).toBe('Giulia Ferrari');
    expect(reading.terms.map(({ value }) => value.text)).toEqual(['franco vostra sede', 'certificato 3.1']);
  });

  it('in a list whose lines begin with codes, with a sentence for all', () => {
    const text =
      'Salve, mi servirebbe prezzo per questi\n\n4520-001 perno 20 pz\n4520-002 boccola 40 pz\n\ntutto in C45 brunito\nconsegna fine aprile\ngrazie\nLuca';
    expect(lines(mail('Prezzi', text))).toEqual([
      '4520-001 · perno · 20 · c45 · brunitura · 2026-04-30',
      '4520-002 · boccola · 40 · c45 · brunitura · 2026-04-30',
    ]);
  });

  it('in long lines with labels, where holes are no pieces', () => {
    const text = `Vi chiediamo cortesemente quotazione per la fornitura di quanto segue:
Art. 5512-A - Staffa di supporto laterale sinistra in S235JR zincata a caldo, come da disegno allegato - Q.tà: 25 / 50
Art. 6010 - Piastra base sp. 20 mm, n. 6 fori M10, materiale S355J2 - Q.tà: 12
Offerta entro il 16/03 p.v.`;
    const message = mail('Rdo', text);
    expect(lines(message)).toEqual([
      '5512-A · Staffa di supporto laterale sinistra · 25/50 · s235jr · zincatura a caldo',
      '6010 · Piastra base · 12 · s355j2',
    ]);
    expect(readMessage(message, { today: '2026-03-09' }).answerBy?.value.day).toBe('2026-03-16');
  });

  it('for the drawings that are attached', () => {
    const text =
      'Chiedo preventivo per i 3 disegni allegati, quantità 10 e 50 pezzi ciascuno, materiale C40.';
    const attachments = [file('ZX-100.pdf'), file('ZX-200_B.pdf'), file('ZX-200_B.stp', 'step')];
    expect(lines(mail('richiesta preventivo', text, { attachments }))).toEqual([
      'ZX-100 · 10/50 · c40 · ZX-100.pdf',
      'ZX-200 · rev B · 10/50 · c40 · ZX-200_B.pdf+ZX-200_B.stp',
    ]);
  });

  it('of a yearly need, with lots', () => {
    const text =
      'Richiediamo quotazione per:\n- cod. TB-77 piastrina Fe 360, 600 pz/anno in lotti da 50\n- cod. TB-78 distanziale OT58 1.200 pezzi annui, lotti da 100/200';
    expect(lines(mail('Ordine quadro 2027', text))).toEqual([
      'TB-77 · piastrina · 50 · 600 a year · s235jr',
      'TB-78 · distanziale · 100/200 · 1200 a year · cw614n',
    ]);
  });

  it('of a pasted table, without its total', () => {
    const text =
      'Prezzi per favore:\n\nCodice\tDescrizione\tMateriale\tPz\nAA-1\tPerno\tC45\t10\nAA-2\tBoccola\tOT58\t1.000\nTotale\t\t\t1.010\n';
    const message = mail('elenco', text);
    expect(lines(message)).toEqual(['AA-1 · Perno · 10 · c45', 'AA-2 · Boccola · 1000 · cw614n']);
    const [, second] = readMessage(message, { today: '2026-03-09' }).positions;
    const proof = second?.quantities[0]?.proof;
    expect(text.slice(proof?.start, proof?.end)).toBe('1.000');
  });

  it('in sentences that follow each other, with a shared quantity, and the same in another material', () => {
    expect(
      lines(
        mail(
          'x',
          'Avrei bisogno di un prezzo per il particolare FG-220 rev. 2.\nQuantità: 10, 20, 50.\nMateriale: AISI 316L\nTrattamento: passivazione',
        ),
      ),
    ).toEqual(['FG-220 · rev 2 · 10/20/50 · 14404 · passivazione']);
    expect(lines(mail('x', 'quotare codici KL-100, KL-200 e KL-300, 50 pz cad. in alluminio 6082'))).toEqual([
      'KL-100 · 50 · 6082',
      'KL-200 · 50 · 6082',
      'KL-300 · 50 · 6082',
    ]);
    expect(
      lines(
        mail(
          'x',
          'Preventivo per:\nST-551-02 staffa motore, 6 pz, Fe 510\n+ un paio di prototipi della stessa in ergal',
        ),
      ),
    ).toEqual(['ST-551-02 · staffa motore · 6 · s355j2', 'ST-551-02 · prototipi della stessa · 2 · 7075']);
  });

  it('on lines with the names of their values', () => {
    const text =
      'Vi chiediamo offerta per:\n\nCodice: GH-2200\nDescrizione: Leva di comando\nMateriale: 42CrMo4\nQuantità: 50 - 100 pz\n\nCodice: GH-2201\nDescrizione: Perno\nMateriale: C45\nQuantità: 100 pz';
    expect(lines(mail('x', text))).toEqual([
      'GH-2200 · Leva di comando · 50/100 · 42crmo4',
      'GH-2201 · Perno · 100 · c45',
    ]);
  });

  it('on lines that begin with their quantity, also beside a code', () => {
    const text =
      'ci occorrerebbero:\nn.100 boccole Ø30xØ20x40 in bronzo B14\nn.50 perni Ø12x80 C40 cementato\nn. 1 albero come da disegno 77-2210';
    expect(lines(mail('Preventivo', text)).map((line) => line.split(' · ').slice(0, 2))).toEqual([
      ['boccole Ø30xØ20x40', '100'],
      ['perni Ø12x80', '50'],
      ['77-2210', 'albero'],
    ]);
    expect(lines(mail('x', 'potreste ricalcolare con 500 pz anziché 200 pz il codice LM-330?'))).toEqual([
      'LM-330 · 500',
    ]);
    expect(
      lines(mail('x', 'please quote 100 off of drawing no. TX-5521 rev 3 and 250 off of TX-5522')),
    ).toEqual(['TX-5521 · rev 3 · 100', 'TX-5522 · 250']);
  });

  it('in English and German', () => {
    const english =
      'please quote:\n\n1. Drawing 88-1204 Rev C, shaft, material 42CrMo4, qty 10 / 25 / 50 pcs\n2. Drawing 88-1310, bearing housing, 5 pcs, black oxide\n\nDelivery: week 18.\n\nBest regards,\nJohn Miller\nNorthgear Ltd.';
    expect(lines(mail('RFQ', english))).toEqual([
      '88-1204 · rev C · shaft · 10/25/50 · 42crmo4 · 2026-W18',
      '88-1310 · bearing housing · 5 · brunitura · 2026-W18',
    ]);
    const german =
      'bitte senden Sie uns Ihr Angebot:\n\nPos. 1: Zeichnung MA-5501 Index B, Antriebswelle, Werkstoff 42CrMo4+QT, 200 Stück\nPos. 2: Zeichnung MA-5502, Flansch, 1.4301, 500 Stück\n\nLiefertermin KW 20\n\nMit freundlichen Grüßen\nKlaus Müller\nMüller Antriebstechnik GmbH';
    const reading = readMessage(mail('Anfrage 26/4500', german), { today: '2026-03-09' });
    expect(lines(mail('Anfrage 26/4500', german))).toEqual([
      'MA-5501 · rev B · Antriebswelle · 200 · 42crmo4 · 2026-W20',
      'MA-5502 · Flansch · 500 · 14301 · 2026-W20',
    ]);
    expect([reading.language, reading.number?.value, reading.customer.company?.value]).toEqual([
      'de',
      '26/4500',
      'Müller Antriebstechnik GmbH',
    ]);
  });

  it('of a workbook, where it has three columns of lots and a title above', () => {
    const rows = [
      ['ACME - RDO', '', ''],
      ['Pos.', 'Codice', 'Rev.', 'Descrizione', 'Q.tà 1', 'Q.tà 2', 'Data consegna'],
      ['10', '312.0045', '-', 'Boccola', '5', '20', 'sett. 14'],
      ['', '', '', 'Totale', '1', '', ''],
    ];
    const { positions } = readMessage(mail('RDO 26/0311', 'In allegato RDO'), {
      today: '2026-03-09',
      lists: [{ file: 'rdo.xlsx', rows }],
    });
    expect(positions).toHaveLength(1);
    expect(positions[0]).toMatchObject({
      code: { value: '312.0045', proof: { source: 'list', file: 'rdo.xlsx', row: 2, column: 1 } },
      revision: null,
      date: { value: { week: '2026-W14' } },
    });
    expect(positions[0]?.quantities.map(({ value }) => value)).toEqual([5, 20]);
  });
});

describe('the kind of a mail', () => {
  it.each<[string, string, string, Partial<Message>?]>([
    ['request', 'Preventivo', 'Buongiorno, vorrei un preventivo per 10 pz del codice AB-100'],
    ['request', 'come l’altra volta', 'mi fai 4 boccole in bronzo come l’altra volta?'],
    ['order', 'Ordine 4500012345 - rif. Vs. offerta 2026/118', 'confermiamo l’ordine: AB-100 50 pz'],
    ['order', 'R: Offerta P-2026-0061', 'va bene, procedete pure con l’ordine per 50 pezzi di AB-1200'],
    ['order', 'PO 4711', 'please find our order no. 4711 for 20 pcs AB-100'],
    [
      'reminder',
      'Sollecito offerta RDO 77',
      'non abbiamo ancora ricevuto la Vs. offerta, potete darci un riscontro?',
    ],
    ['invoice', 'Fattura n. 145', 'in allegato la fattura n. 145 del 28/02/2026 relativa al DDT 88'],
    ['bulk', 'Offerta frese -30%', 'Promo: acquista 10 pz, C45 e AISI 304', { bulk: true }],
    ['bulk', 'Invito: salone 2027', 'la invitiamo alla fiera, 200 espositori'],
    ['automatic', 'Risposta automatica: offerta', 'sono fuori ufficio', { automatic: true }],
    ['other', 'domanda', 'siete aperti anche ad agosto?'],
  ])('%s: «%s»', (kind, subject, text, more = {}) => {
    const reading = readMessage(mail(subject, text, more), { today: '2026-03-09' });
    expect(reading.kind.value).toBe(kind);
    if (kind !== 'request' && kind !== 'order') expect(reading.positions).toEqual([]);
  });
});

describe('the customer', () => {
  it.each([
    [
      'Distinti saluti\ngeom. Paride Olmi\nC.M.O. Costruzioni Olmi s.a.s.\nP. Iva 00000000000\ntel 0376/000000 – fax 0376/000001',
      ['C.M.O. Costruzioni Olmi s.a.s.', 'Paride Olmi', 'IT00000000000', '0376/000000'],
    ],
    [
      'Cordialmente\nMario Rossi\nALFA s.r.l. – Via Inventata 3, 24000 Bergamo – P.I. 12345678903',
      ['ALFA s.r.l.', 'Mario Rossi', 'IT12345678903', undefined],
    ],
    [
      'Saluti\nUfficio Acquisti - Beta S.p.A. P.IVA IT 12345678903',
      ['Beta S.p.A.', 'Mario Rossi', 'IT12345678903', undefined],
    ],
    [
      'Grazie\nEttore Vanzi\nVANZI SOLLEVAMENTO di Vanzi Ettore\np.iva 12345678903',
      ['VANZI SOLLEVAMENTO di Vanzi Ettore', 'Ettore Vanzi', 'IT12345678903', undefined],
    ],
  ])('%j', (signature, expected) => {
    const { customer } = readMessage(mail('x', `Quotare 10 pz di AB-100\n\n${signature}`), {
      today: '2026-03-09',
    });
    expect(
      [customer.company, customer.contact, customer.vat, customer.phone].map((claim) => claim?.value),
    ).toEqual(expected);
  });

  it('a wrong check digit of the VAT number lowers the confidence', () => {
    const vat = (digits: string) =>
      readMessage(mail('x', `10 pz\n\nSaluti\nALFA srl\nP.IVA ${digits}`), { today: '2026-03-09' }).customer
        .vat;
    expect(vat('12345678903')?.confidence).toBeGreaterThan(0.9);
    expect(vat('12345678904')?.confidence).toBeLessThan(0.85);
  });
});

it('every proof in the text stands where it says', () => {
  const text =
    'Quotare:\n- AB-100 rev. B albero in C45 brunito, pz. 10/50\n- AB-200 flangia, 1.000 pz\n\nConsegna sett. 20.\n\nSaluti\nMario Rossi';
  const { positions } = readMessage(mail('x', text), { today: '2026-03-09' });
  const claims = positions.flatMap(
    ({ code, revision, description, quantities, materials, treatments, date }) => [
      code,
      revision,
      description,
      date,
      ...quantities,
      ...materials,
      ...treatments,
    ],
  );
  const proofs = claims.flatMap((claim) => (claim ? [claim.proof] : []));
  expect(proofs).toHaveLength(12);
  for (const proof of proofs) expect(text.slice(proof.start, proof.end)).toBe(proof.text);
});

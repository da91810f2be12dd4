import { describe, expect, it } from 'vitest';
import { splitParts } from './split-parts.ts';

const read = (text: string, subject = '') => {
  const { body, signature, history, forwarded } = splitParts(text, subject);
  const join = (lines: typeof body) =>
    lines
      .map((line) => line.text)
      .filter((line) => line.trim() !== '')
      .join('|');
  for (const line of [...body, ...signature, ...history])
    expect(text.slice(line.start, line.end)).toBe(line.text);
  return {
    body: join(body),
    signature: join(signature),
    history: join(history),
    forwarded: forwarded?.address ?? null,
  };
};

describe('earlier messages', () => {
  it.each([
    'Da: Preventivi <p@x.example>\nInviato: venerdì 6 marzo\nA: Ferri\nOggetto: R: x\n\nvecchio 30 pz',
    'Il giorno gio 5 mar 2026 alle ore 10:00 Mario <m@x.example> ha scritto:\n> vecchio 30 pz',
    'Il giorno gio 5 mar 2026 alle ore 10:00 Mario Rossi\n<m@x.example> ha scritto:\n\n> vecchio 30 pz',
    'On Mon, Mar 2, 2026 at 9:00 AM John <j@x.example> wrote:\n> vecchio 30 pz',
    'Am 02.03.2026 um 09:00 schrieb Max <m@x.example>:\n> vecchio 30 pz',
    '-----Messaggio originale-----\nDa: x@x.example\nA: y\nOggetto: z\n\nvecchio 30 pz',
    '________________________________\nFrom: x@x.example\nSent: Monday\nTo: y\nSubject: z\n\nvecchio 30 pz',
    '> vecchio 30 pz',
  ])('%j stays apart', (old) => {
    const { body, history } = read(`Vorrei 10 pz\n\n${old}\n`, 'R: offerta');
    expect(body).toBe('Vorrei 10 pz');
    expect(history).toContain('vecchio 30 pz');
  });

  it('answers below a quoted text are new text', () => {
    const { body, history } = read(
      'Il giorno 1/1 Mario <m@x.example> ha scritto:\n> quanti pezzi?\n50 pezzi\n> materiale?\nC45\n',
    );
    expect(body).toBe('50 pezzi|C45');
    expect(history).toContain('quanti pezzi');
  });

  it('ten thousand levels of quotes cost nothing', () => {
    const deep = Array.from({ length: 10_000 }, (_, at) => `${'>'.repeat(Math.min(at, 200))} x`).join('\n');
    expect(read(`10 pz\n${deep}`).body).toBe('10 pz| x');
  });
});

it('a forwarded message is the new text, and its sender the customer', () => {
  const text =
    'Gianni guarda tu\nCiao\n\n-------- Messaggio Inoltrato --------\nOggetto: Offerta\nData: oggi\nMittente: Ettore Vanzi <e@v.example>\nA: noi\n\nservono 6 pz\n\nGrazie\nEttore\n';
  expect(read(text, 'Fwd: Offerta')).toEqual({
    body: 'servono 6 pz',
    signature: 'Grazie|Ettore',
    history: '',
    forwarded: 'e@v.example',
  });
  const outlook = 'vedi sotto\n\nDa: Ettore <e@v.example>\nInviato: ieri\nA: noi\nOggetto: x\n\nservono 6 pz';
  expect(read(outlook, 'I: x')).toMatchObject({ body: 'servono 6 pz', forwarded: 'e@v.example' });
  expect(read(outlook, 'R: x')).toMatchObject({ body: 'vedi sotto', forwarded: null });
});

describe('the signature', () => {
  it.each([
    'Cordiali saluti\n\nLorena Ferri\nALFA S.r.l.',
    'Grazie\nMatteo',
    '-- \nMatteo',
    'Best regards,\nJohn',
    'Mit freundlichen Grüßen\nMax',
    'Ufficio Acquisti\nALFA S.p.A.\nP.IVA 00000000000',
  ])('%j stays apart', (signature) => {
    expect(read(`Quotare 10 pz\n\n${signature}\n`)).toMatchObject({
      body: 'Quotare 10 pz',
      signature: signature.replaceAll('\n\n', '\n').replaceAll('\n', '|'),
    });
  });
});

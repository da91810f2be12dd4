import { burn, type Entry } from '@kenjiuno/msgreader/lib/Burner';
import { TypeEnum } from '@kenjiuno/msgreader/lib/Reader';
import { readMessage } from '@truciolo/request';
import { describe, expect, it } from 'vitest';
import { openMessage } from './open-message.ts';
import { UnreadableMessage } from './opened.ts';

const bytes = (text: string) => new TextEncoder().encode(text.replaceAll('\n', '\r\n'));
const base64 = (text: string) => btoa(text);

const HEAD =
  'From: "Ufficio Tecnico" <ut@alfa.example>\nTo: p@o.example\nSubject: preventivo\nMessage-ID: <a1@alfa.example>\nMIME-Version: 1.0\n';
const mixed = (...parts: string[]) =>
  bytes(
    `${HEAD}Content-Type: multipart/mixed; boundary=B\n\n${parts.map((part) => `--B\n${part}\n`).join('')}--B--\n`,
  );
const plain = (text: string) => `Content-Type: text/plain; charset=utf-8\n\n${text}`;
const attached = (name: string, content: string) =>
  `Content-Type: application/octet-stream\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${base64(content)}`;

describe('a message', () => {
  it('gives text, sender and files by their content', async () => {
    const message = await openMessage(
      mixed(
        plain('quotare AB-100, 10 pz'),
        attached('AB-100.pdf', '%PDF-1.4 x'),
        attached('AB-100.stp', 'ISO-10303-21;\n'),
      ),
    );
    expect(message).toMatchObject({
      messageId: '<a1@alfa.example>',
      subject: 'preventivo',
      from: { address: 'ut@alfa.example' },
      notices: [],
    });
    expect(message.text.trim()).toBe('quotare AB-100, 10 pz');
    expect(message.attachments.map(({ name, kind, bytes: content }) => [name, kind, content.length])).toEqual(
      [
        ['AB-100.pdf', 'pdf', 10],
        ['AB-100.stp', 'step', 14],
      ],
    );
  });

  it('refuses archives, macros and programs with a sentence, and keeps the rest', async () => {
    const files = [
      attached('..\\\\..\\\\disegno.pdf.exe', '%PDF-1.4 x'),
      attached('fattura.pdf', 'MZ\x90\0'),
      attached('disegni.zip', 'PK\x03\x04 disegno.pdf'),
      attached('lista.xlsx', 'PK\x03\x04 xl/workbook.xml xl/vbaProject.bin'),
      attached('pagina.pdf', '<html><script>x()</script>'),
      attached('../../etc/AB-100.pdf', '%PDF-1.4 x'),
    ];
    const { attachments, notices } = await openMessage(mixed(plain('ciao'), ...files));
    expect(
      attachments.map(({ name, refused, bytes: content }) => [name, refused === null, content.length > 0]),
    ).toEqual([
      ['disegno.pdf.exe', false, false],
      ['fattura.pdf', false, false],
      ['disegni.zip', false, false],
      ['lista.xlsx', false, false],
      ['pagina.pdf', false, false],
      ['AB-100.pdf', true, true],
    ]);
    expect(notices).toHaveLength(5);
  });

  it('of HTML alone is read as text and tables; nothing hidden counts', async () => {
    const html =
      '<p>Si richiede quotazione</p><table><tr><th>Articolo</th><th>Q.tà</th></tr><tr><td>AX-1001</td><td>20</td></tr></table><div style="display:none">AX-9 9999 pz</div><img src="https://evil.invalid/x">';
    const message = await openMessage(bytes(`${HEAD}Content-Type: text/html; charset=utf-8\n\n${html}`));
    const { positions } = readMessage(message, { today: '2026-03-09' });
    expect(
      positions.map(({ code, quantities }) => [code?.value, quantities.map(({ value }) => value)]),
    ).toEqual([['AX-1001', [20]]]);
    expect(message.text).not.toMatch(/9999|evil/);
  });

  it('inside a message is read as forwarded, down to a limit', async () => {
    const inner = `From: Ettore <e@v.example>\nSubject: Offerta\nDate: Wed, 13 May 2026 16:22:10 +0200\nMIME-Version: 1.0\nContent-Type: text/plain\n\nservono 6 pz di ST-551\n`;
    const wrap = (text: string, mark = 'B') =>
      `From: x@o.example\nSubject: Fwd\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=${mark}\n\n--${mark}\nContent-Type: message/rfc822\n\n${text}\n--${mark}--\n`;
    const reading = readMessage(await openMessage(bytes(wrap(inner))), { today: '2026-05-14' });
    expect(reading.customer.email?.value).toBe('e@v.example');
    expect(reading.positions[0]?.code?.value).toBe('ST-551');
    const deep = await openMessage(
      bytes(['1', '2', '3', '4', '5'].reduce((text, mark) => wrap(text, mark), inner)),
    );
    expect(deep.notices.join()).toContain('dentro troppe altre');
  });

  it.each([
    [
      'without a closing boundary',
      `${HEAD}Content-Type: multipart/mixed; boundary=B\n\n--B\nContent-Type: text/plain\n\nAB-100 10 pz`,
    ],
    [
      'with a day that does not exist',
      `${HEAD}Date: Tue, 30 Feb 2026 25:61:00 +0100\nContent-Type: text/plain\n\nAB-100 10 pz`,
    ],
    [
      'with a wrong character set',
      `${HEAD}Content-Type: text/plain; charset=us-ascii\nContent-Transfer-Encoding: quoted-printable\n\nAB-100 qt=E0 10`,
    ],
    ['with ten thousand quotes', `${HEAD}Content-Type: text/plain\n\nAB-100 10 pz\n${'>'.repeat(10_000)} x`],
    [
      'with an unknown encoding',
      `${HEAD}Content-Type: text/plain; charset=x-klingon\nContent-Transfer-Encoding: rot13\n\nAB-100 10 pz`,
    ],
  ])('%s is read as far as it goes', async (_, text) => {
    const message = await openMessage(bytes(text));
    const { positions } = readMessage(message, { today: '2026-03-09' });
    expect(positions[0]).toMatchObject({ code: { value: 'AB-100' }, quantities: [{ value: 10 }] });
  });

  it('beyond the limits is refused or cut, with a sentence', async () => {
    const limits = { bytes: 2000, attachments: 1, attachmentBytes: 8, depth: 1 };
    const small = await openMessage(
      mixed(plain('x'), attached('a.pdf', '%PDF-1.4 longer'), attached('b.pdf', '%PDF-1.4')),
      limits,
    );
    expect(small.notices).toEqual([
      '«a.pdf» non è stato preso: è troppo grande.',
      'La mail ha più di 1 allegati: gli altri non sono stati presi.',
    ]);
    await expect(openMessage(bytes('x'.repeat(3000)), limits)).rejects.toBeInstanceOf(UnreadableMessage);
    const nested = Array.from(
      { length: 80 },
      (_, at) => `--B${at}\nContent-Type: multipart/mixed; boundary=B${at + 1}\n\n`,
    ).join('');
    await expect(
      openMessage(bytes(`${HEAD}Content-Type: multipart/mixed; boundary=B0\n\n${nested}`)),
    ).rejects.toBeInstanceOf(UnreadableMessage);
  });

  it('of Outlook gives the same data', async () => {
    const wide = (text: string) =>
      [...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]);
    const stream = (name: string, content: readonly number[]) => ({
      name,
      type: TypeEnum.DOCUMENT,
      binaryProvider: () => content,
      length: content.length,
    });
    const entries: Entry[] = [
      { name: 'Root Entry', type: TypeEnum.ROOT, children: [1, 2, 3, 4, 5, 6], length: 0 },
      stream(
        '__properties_version1.0',
        Array.from({ length: 32 }, () => 0),
      ),
      stream('__substg1.0_0037001F', wide('Richiesta offerta')),
      stream('__substg1.0_1000001F', wide('Quotare 10 pz di AB-100, qualità C45')),
      stream('__substg1.0_0C1A001F', wide('Mario Rossi')),
      stream('__substg1.0_5D01001F', wide('m@alfa.example')),
      { name: '__attach_version1.0_#00000000', type: TypeEnum.DIRECTORY, children: [7, 8, 9], length: 0 },
      stream(
        '__properties_version1.0',
        Array.from({ length: 8 }, () => 0),
      ),
      stream('__substg1.0_3707001F', wide('..\\AB-100.pdf')),
      stream(
        '__substg1.0_37010102',
        [...'%PDF-1.4 x'].map((letter) => letter.charCodeAt(0)),
      ),
    ];
    const message = await openMessage(new Uint8Array(burn(entries)));
    expect(message).toMatchObject({
      subject: 'Richiesta offerta',
      from: { name: 'Mario Rossi', address: 'm@alfa.example' },
      text: 'Quotare 10 pz di AB-100, qualità C45',
    });
    expect(message.attachments).toMatchObject([{ name: 'AB-100.pdf', kind: 'pdf', refused: null, size: 10 }]);
  });

  it('of Outlook that is damaged is refused with a sentence', async () => {
    const container = Uint8Array.from([
      0xd0,
      0xcf,
      0x11,
      0xe0,
      0xa1,
      0xb1,
      0x1a,
      0xe1,
      ...Array.from({ length: 600 }, () => 0),
    ]);
    await expect(openMessage(container)).rejects.toThrow('La mail di Outlook è danneggiata e non si apre.');
  });
});

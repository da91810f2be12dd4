import { expect, it } from 'vitest';
import { contentKind } from './content-kind.ts';
import { refusalOf, safeName } from './file-rules.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['%PDF-1.4\n', 'pdf'],
  ['ISO-10303-21;\nHEADER;', 'step'],
  ['\x89PNG\r\n\x1a\n', 'image'],
  ['\0\0\0\x18ftypheic\0\0\0\0', 'image'],
  ['II*\0\x08\0\0\0', 'image'],
  ['MZ\x90\0\x03', 'executable'],
  ['#!/bin/sh\n', 'executable'],
  ['<script>alert(1)</script>', 'executable'],
  ['Rar!\x1a\x07', 'archive'],
  ['PK\x03\x04....disegno.pdf', 'archive'],
  ['PK\x03\x04....xl/workbook.xml', 'xlsx'],
  ['PK\x03\x04....xl/workbook.xml..xl/vbaProject.bin', 'macro'],
  ['PK\x03\x04....word/document.xml', 'office'],
  ['AC1032\0', 'dwg'],
  ['  0\nSECTION\n  2\nENTITIES\n', 'dxf'],
  ['solid x\n facet normal 0 0 1', 'stl'],
  ['Codice;Q.ta\nA1;10\n', 'csv'],
  ['From: a@b.example\nSubject: x\nDate: y\n\nciao', 'message'],
  ['\x01\x02\x03\x04', 'unknown'],
  ['', 'unknown'],
])('%j is %s', (text, kind) => expect(contentKind(bytes(text))).toBe(kind));

it('a name has no path, no control and no turning characters', () => {
  expect(safeName('..\\..\\disegno.pdf.exe')).toBe('disegno.pdf.exe');
  expect(safeName('../../etc/passwd.pdf')).toBe('passwd.pdf');
  expect(safeName('C:\\x\\a\0b.pdf')).toBe('ab.pdf');
  expect(safeName('\u202Efdp.exe')).toBe('fdp.exe');
  expect(safeName('...', 'allegato')).toBe('allegato');
  expect(safeName(`${'a'.repeat(300)}.step`)).toMatch(/^a{115}\.step$/);
});

it('says in one sentence why a file is not taken', () => {
  expect(refusalOf('x.zip', 'archive')).toBe(
    '«x.zip» non è stato preso: è un archivio: chiedi i file uno per uno.',
  );
  expect(refusalOf('disegno.pdf.exe', 'pdf')).toContain('nome di un programma');
  expect(refusalOf('disegno.pdf', 'executable')).toContain('è un programma');
  expect(refusalOf('disegno.pdf', 'pdf')).toBeNull();
});

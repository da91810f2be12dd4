import { describe, expect, it } from 'vitest';
import { factsOf } from './facts.ts';

const read = (text: string, isItem = false) =>
  factsOf(text, { start: 0, end: text.length, isItem, block: 0 }, '2026-03-02').codes.map(({ code }) => code);

describe('codes of parts', () => {
  it.each([
    ['TR-2201-014 rev. B  albero pignone  pz. 10/50/100', ['TR-2201-014']],
    ['cod. RB/77.3-A  coperchio in alluminio 6082-T6', ['RB/77.3-A']],
    ['disegno n. 104552', ['104552']],
    ['art. 312.0045 boccola', ['312.0045']],
    ['mozzo RO-4520, flangia RO-4501', ['RO-4520', 'RO-4501']],
    ['SM 0455-B perno guida', ['SM 0455-B']],
    ['vedi TR-2201-014_B.pdf', ['TR-2201-014']],
    ['AX1001 supporto', ['AX1001']],
    ['Zeichnung 4711-0815', ['4711-0815']],
    ['P/N 88-1204 Rev C', ['88-1204']],
    ['piastra PX-9002 rev. 1', ['PX-9002']],
    ['riduttore RD-1200 e motore MT-30', ['RD-1200', 'MT-30']],
    ['bordo AB-120, corda AB-121, coda AB-122', ['AB-120', 'AB-121', 'AB-122']],
    ['Buchsen AB-3321', ['AB-3321']],
    ['Richiesta di offerta: XJ-12 boccola', ['XJ-12']],
  ])('«%s»', (text, expected) => expect(read(text)).toEqual(expected));

  it('digits alone are one at the head of a list line', () => {
    expect(read('100234 boccola 10 pz', true)).toEqual(['100234']);
    expect(read('boccola 100234', true)).toEqual([]);
    expect(read('1.000 boccole', true)).toEqual([]);
  });

  it.each([
    'ISO 2768-mK, UNI EN 22768',
    'X5CrNi18-10 e 16MnCr5',
    'Ø20 h6 x 120, M12x1,5 e 20H7',
    'RAL 9005 opaco',
    'RDO 26/0311',
    'ordine n. PO-2026-118',
    'Vs. preventivo P-2026-0061',
    'rif: AB-120, ordine: AB-121',
    'Ra 12.5 e ore 17.30',
    'entro il 12/06/2026',
    'www.axelmont-24.example e acquisti@serraglio-24.example',
    'HRC 58-62 prof. 0,8',
    '200x150x20',
    '3D e 2D',
    'certificato 3.1',
    '€ 41,50 cad.',
    '17:20',
  ])('«%s» has none', (text) => expect(read(text)).toEqual([]));
});

import { describe, expect, it } from 'vitest';
import { factsOf } from './facts.ts';

const read = (text: string, isItem = false) => {
  const { quantities } = factsOf(text, { start: 0, end: text.length, isItem, block: 0 }, '2026-03-02');
  return quantities.map(({ counts, isYearly }) => `${counts.join('/')}${isYearly ? ' a year' : ''}`);
};

describe('quantities of pieces', () => {
  it.each([
    ['pz. 10/50/100', ['10/50/100']],
    ['qtà 5-10-20.', ['5/10/20']],
    ['q.tà: 1.000', ['1000']],
    ['Qta 25 + 50', ['25/50']],
    ['quantità 10, 20 e 50', ['10/20/50']],
    ['10 / 50 / 100 pezzi, in C40', ['10/50/100']],
    ['6 pz e 12 pz, Fe 510', ['6/12']],
    ['lotti da 10, 50 e 100 pezzi', ['10/50/100']],
    ['lotto di 250', ['250']],
    ['2.500 pezzi', ['2500']],
    ['un paio di prototipi', ['2']],
    ['mi fai 4 boccole in bronzo', ['4']],
    ['due staffe come da foto', ['2']],
    ['600 pz/anno in lotti da 50 pz', ['600 a year', '50']],
    ['circa 1.200 pezzi annui', ['1200 a year']],
    ['qty 10 / 25 / 50', ['10/25/50']],
    ['50 pcs of each', ['50']],
    ['100 Stück', ['100']],
    ['Menge: 20, 50', ['20/50']],
    ['qt� 15', ['15']],
    ['lotto da 10 pz.', ['10']],
    ['da 100 a 500 pezzi', ['100/500']],
    ['lotti da 20 a 50 pz', ['20/50']],
    ['quantità: da 50 a 1.000', ['50/1000']],
    ['1x50 pz', ['50']],
    ['20 cad.', ['20']],
    ['n. 2 (due) pezzi', ['2']],
    ['passare da 50 a 80 pz', ['80']],
    ['abbiamo già ordinato 50 pz, ora 80 pz', ['80']],
    ['300 pz con consegne di 100 pz', ['300']],
    ['4 pz per macchina, totale 20 pz', ['20']],
    ['30 cadauno', ['30']],
  ])('«%s»', (text, expected) => expect(read(text)).toEqual(expected));

  it.each([
    ['n° 3 boccole in ottone', ['3']],
    ['n. 20 perni Ø 20 h6 x 120', ['20']],
    ['Nr. 4 supporti', ['4']],
    ['8 pz piastre dim. 200x150x20, 4 fori Ø11', ['8']],
    ['rondelle Ø50/Ø20 sp. 5 - qta 200', ['200']],
  ])('in a list: «%s»', (text, expected) => expect(read(text, true)).toEqual(expected));

  it.each([
    'con 4 fori M8 passanti',
    'n° 5 articoli',
    'disegno su 2 fogli',
    'rif. Vs. offerta n. 2026/118 del 20/04/2026',
    'ordine n. 4500012345',
    'Ø 20 x 120',
    'consegna in 10 giorni lavorativi',
    'pagamento 60 gg. D.F.F.M.',
    'HRC 58-62',
    'sett. 48',
    'q.tà/gruppo 4',
    'lunghezza 100 mm',
    'sconto 10% oltre € 500',
    'tel. 0376 000000',
    'a 18 cad.',
    'prezzo 12,50 cad.',
    'al prezzo di € 40 cadauno',
    'piatto 100x50x20',
    'da 2 a 3 settimane',
    'diametro da 100 a 500 mm',
  ])('«%s» is none', (text) => expect(read(text, true)).toEqual([]));
});

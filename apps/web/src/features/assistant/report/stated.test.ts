import { expect, it } from 'vitest';
import { finerNotes, notStated, statedText } from './stated.ts';

it('writes what was stated, and nothing else', () => {
  expect(statedText(notStated)).toBe('');
  expect(statedText({ tolerance: 'f', roughness: null })).toBe('Tolleranze generali ISO 2768-f');
  expect(statedText({ tolerance: 'm', roughness: 1.6 })).toBe('Tolleranze generali ISO 2768-m, Ra 1,6');
  expect(statedText({ tolerance: null, roughness: 0.8 })).toBe('Ra 0,8');
});

it('says which demands the times follow, and which need a phase more', () => {
  expect(finerNotes(notStated)).toEqual([]);
  expect(finerNotes({ tolerance: 'm', roughness: 3.2 })).toEqual([]);
  expect(finerNotes({ tolerance: 'c', roughness: 6.3 })).toEqual([]);
  expect(finerNotes({ tolerance: 'f', roughness: null })).toEqual([
    'I tempi valgono per ISO 2768-m: aggiungi finitura o controllo alle fasi.',
  ]);
  expect(finerNotes({ tolerance: null, roughness: 1.6 })).toEqual([
    'Le passate di finitura sono rallentate per Ra 1,6.',
  ]);
  expect(finerNotes({ tolerance: null, roughness: 0.4 })).toEqual([
    'Le passate di finitura sono rallentate per Ra 0,4.',
    'Ra 0,4 di solito si rettifica: aggiungi la fase.',
  ]);
});

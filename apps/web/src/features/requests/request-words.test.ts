import { blankRequestContent, type RequestPosition } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { nameOf, shortMaterial, titleOf } from './request-words.ts';

const titled = (value: string): RequestPosition => ({
  id: 'p',
  files: [],
  takenFrom: null,
  fields: { title: { state: 'proposed', value, readings: [] } },
});

it.each([
  ['MOZZO GUIDA', 'Mozzo guida'],
  ['FLANGIA DN50', 'Flangia DN50'],
  ['PIASTRA DI BASE E TAPPO', 'Piastra di base e tappo'],
  ['Ruota dentata m=2 z=40', 'Ruota dentata m=2 z=40'],
  ['', 'Posizione 3'],
])('a part called «%s» is shown as «%s»', (title, name) => expect(nameOf(titled(title), 2)).toBe(name));

it.each([
  ['2026-318', 'request', 'RdO 2026-318'],
  ['RFQ-12', 'request', 'RFQ-12'],
  ['4500012345', 'order', 'Ordine 4500012345'],
  ['', 'request', 'Boccole in bronzo'],
] as const)('the number «%s» of a %s is shown as «%s»', (reference, kind, title) =>
  expect(
    titleOf({ content: { ...blankRequestContent(), reference }, kind, subject: 'Boccole in bronzo' }),
  ).toBe(title),
);

it('a material is shown without its standard', () => {
  expect(shortMaterial('C45+N UNI EN ISO 683-1')).toBe('C45+N');
});

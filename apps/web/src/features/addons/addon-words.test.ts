import { capabilities } from '@truciolo/contract';
import { describe, expect, it } from 'vitest';
import { addonText, capabilityChoices, capabilityText, priceText } from './addon-words.ts';

const base = { addonGuid: 'a', name: '3D', capability: '3d assistant', expiresAt: null };

describe('the reason why a user has an add-on', () => {
  it.each([
    [{ active: true, fromRole: true, granted: null }, 'dal ruolo'],
    [{ active: false, fromRole: false, granted: null }, 'non attivo'],
    [{ active: false, fromRole: true, granted: false }, 'tolto'],
    [{ active: true, fromRole: false, granted: true }, 'senza scadenza'],
    [
      { active: true, fromRole: false, granted: true, expiresAt: '2026-11-30T22:59:59Z' },
      'fino al 30/11/2026',
    ],
    [
      { active: false, fromRole: false, granted: true, expiresAt: '2026-10-31T22:59:59Z' },
      'scaduto il 31/10/2026',
    ],
  ])('%j', (state, text) => {
    expect(addonText({ ...base, ...state })).toBe(text);
  });
});

it.each([
  [null, 'su richiesta'],
  [150_000, '€ 15,00'],
])('price %s', (price, text) => {
  expect(priceText(price)).toBe(text);
});

it.each([
  ['3D Assistant ', 'Analisi dei modelli 3D'],
  ['insertion', 'Preventivi e commesse'],
  ['plan export', 'plan export'],
])('%s opens: %s', (capability, text) => {
  expect(capabilityText(capability)).toBe(text);
});

it('every capability of the product has a label', () => {
  for (const capability of Object.values(capabilities))
    expect(capabilityText(capability)).not.toBe(capability);
});

it('an add-on opens the labelled features, and keeps an unknown capability', () => {
  expect(capabilityChoices(undefined).map(({ label }) => label)).toEqual([
    'Preventivi e commesse',
    'Analisi dei modelli 3D',
  ]);
  expect(capabilityChoices('plan export').at(-1)).toEqual({ value: 'plan export', label: 'plan export' });
  expect(capabilityChoices('insertion')).toHaveLength(2);
});

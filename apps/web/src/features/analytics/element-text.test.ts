import { describe, expect, it } from 'vitest';
import { labelText, safeHref, safePath } from './element-text.ts';

describe('labelText', () => {
  it.each([
    ['Invia al cliente', 'Invia al cliente'],
    ['  Nuovo \n  Preventivo ', 'Nuovo Preventivo'],
    ['3D Assistant', '3D Assistant'],
    ['P-2026-0131', '(empty)'],
    ['Prendi 2,80', '(empty)'],
    ['€ 5', '(empty)'],
    ['Margine 9 %', '(empty)'],
    ['anna@officina.it', '(empty)'],
    ['', '(empty)'],
  ])('%j becomes %j', (raw, sent) => {
    expect(labelText(raw, false)).toBe(sent);
  });

  it('never sends data, whatever it looks like', () => {
    expect(labelText('Rossi Oleodinamica', true)).toBe('(empty)');
  });

  it('cuts at 180 characters', () => {
    expect(labelText('a'.repeat(300), false)).toHaveLength(180);
  });
});

describe('addresses', () => {
  it.each([
    ['/customers', '/customers'],
    ['/offerta/s3cret', '/offerta/:token'],
    ['/invito/s3cret/x', '/invito/:token/x'],
  ])('safePath(%j) is %j', (path, safe) => {
    expect(safePath(path)).toBe(safe);
  });

  it.each([
    ['/reset-password?token=abc#x', '/reset-password'],
    ['https://altro.it/pagina?chi=anna', 'https://altro.it/pagina'],
    ['mailto:anna@officina.it', 'mailto:'],
    ['tel:+390341000000', 'tel:'],
  ])('safeHref(%j) is %j', (href, safe) => {
    expect(safeHref(href, 'https://truciolo.it')).toBe(safe);
  });
});

import { euros, sum } from '@truciolo/money';
import { describe, expect, it } from 'vitest';
import { type DueDateOptions, dueDates, parsePaymentTerms } from './payment-terms.ts';

function due(text: string, date: string, options?: DueDateOptions): (string | null)[] {
  const parsed = parsePaymentTerms(text);
  if (!parsed.ok) throw new Error(parsed.message);
  return (dueDates(parsed.terms, date, euros(1000), options) ?? []).map((instalment) => instalment.date);
}

describe('due dates (formulas f)', () => {
  it.each([
    // studiomadera.it
    ['30 gg DFFM', '2018-05-26', ['2018-06-30']],
    ['120 gg DFFM', '2018-05-26', ['2018-09-30']],
    // fattura.it
    ['30 gg FM', '2026-09-10', ['2026-10-31']],
    ['30 gg FM', '2026-01-31', ['2026-02-28']],
    ['30/60/90 gg FM', '2026-09-10', ['2026-10-31', '2026-11-30', '2026-12-31']],
    ['30 gg DF', '2026-09-10', ['2026-10-10']],
    ['FM + 10', '2026-09-10', ['2026-10-10']],
    ['30 gg FM + 10', '2026-09-10', ['2026-11-10']],
    ['45 gg DF', '2026-09-10', ['2026-10-25']],
    ['Ri.Ba. 60 gg d.f.f.m.', '2026-11-16', ['2027-01-31']],
    ['bonifico bancario vista fattura', '2026-09-10', ['2026-09-10']],
    ['anticipato', '2026-09-10', ['2026-09-10']],
    ['30 gg DF', '2028-01-31', ['2028-02-29']],
    ['30/60/90 DFFM', '2026-09-10', ['2026-10-31', '2026-11-30', '2026-12-31']],
    ['RB 60 FM', '2026-09-10', ['2026-11-30']],
    ['30% all’ordine, saldo 60 gg FM', '2026-09-10', [null, '2026-11-30']],
    ["50% all'ordine, 50% alla consegna", '2026-09-10', [null, null]],
    ['40% di acconto, saldo 30/60 gg DF', '2026-09-10', [null, '2026-10-10', '2026-11-10']],
  ])('%s from %s', (text, date, expected) => {
    expect(due(text, date)).toEqual(expected);
  });

  it('counts days instead of months by the company’s setting', () => {
    expect(due('30 gg FM', '2026-01-31', { count: 'days' })).toEqual(['2026-03-31']);
  });

  it('postpones August and December for customers who require it', () => {
    const options = { count: 'months', postponedMonths: [8, 12] } as const;
    expect(due('30/60 gg FM', '2026-07-05', options)).toEqual(['2026-09-10', '2026-09-30']);
    expect(due('30 gg FM', '2026-11-05', options)).toEqual(['2027-01-10']);
  });

  it('splits in equal instalments, the last takes the cents', () => {
    const parsed = parsePaymentTerms('30/60/90 gg DFFM');
    const instalments = parsed.ok ? dueDates(parsed.terms, '2026-09-10', euros(1000)) : null;
    expect(instalments?.map((instalment) => instalment.amount)).toEqual([
      euros(333.33),
      euros(333.33),
      euros(333.34),
    ]);
    expect(sum((instalments ?? []).map((instalment) => instalment.amount))).toBe(euros(1000));
  });
});

describe('parsePaymentTerms', () => {
  it.each([
    ['Ri.Ba. 60 gg DFFM', 'bank-receipt'],
    ['RB 30/60 gg FM', 'bank-receipt'],
    ['BB 30 gg DF', 'bank-transfer'],
    ['SDD 30 giorni data fattura', 'direct-debit'],
    ['Rimessa diretta', 'direct'],
    ['Contrassegno', 'cash-on-delivery'],
    ['Pagamento anticipato', 'advance'],
    ['60 gg FM', 'unstated'],
  ])('%s is %s', (text, method) => {
    expect(parsePaymentTerms(text)).toMatchObject({ ok: true, terms: { method } });
  });

  it('a deposit is a share of the total, the balance is the rest', () => {
    const parsed = parsePaymentTerms('30% all’ordine, saldo 30/60 gg FM');
    expect(parsed.ok && dueDates(parsed.terms, '2026-09-10', euros(100.01))).toEqual([
      { date: null, at: 'order', amount: euros(30) },
      { date: '2026-10-31', at: 'invoice', amount: euros(35) },
      { date: '2026-11-30', at: 'invoice', amount: euros(35.01) },
    ]);
  });

  it.each([
    '',
    '30% 30 gg, 70% 60 gg',
    '30% all’ordine',
    '120% all’ordine',
    '60',
    'saldo 2 rate',
    'come d’accordo',
    '60/30 gg FM',
    '30/30 gg',
    '99999 gg',
    '30 gg DF + 10',
  ])('%s is not guessed', (text) => {
    expect(parsePaymentTerms(text)).toMatchObject({ ok: false });
  });

  it('a day that does not exist has no due date', () => {
    const parsed = parsePaymentTerms('30 gg DF');
    for (const bad of ['2026-02-30', '2026-13-01', '16/11/2026', '']) {
      expect(parsed.ok && dueDates(parsed.terms, bad, euros(1))).toBeNull();
    }
  });
});

import type { CompanyFields } from '@truciolo/contract';
import { describe, expect, it } from 'vitest';
import { changeBetween, formErrors, keepTyping, settleConflicts } from './record-changes.ts';

const build = (overrides: Partial<CompanyFields> = {}): CompanyFields => ({
  name: 'Officina Valsesia',
  vatNumber: '00743110157',
  fiscalCode: '',
  address: 'Via Roma 1',
  postalCode: '13011',
  city: 'Borgosesia',
  province: 'Vercelli (VC)',
  phone: '',
  email: '',
  pec: '',
  iban: '',
  website: '',
  pdfColour: '#c8420c',
  pdfIntro: '',
  pdfConditions: '',
  pdfFooter: '',
  defaultMargin: 20,
  defaultVat: 22,
  validityDays: 30,
  paymentTerms: '',
  deliveryTerms: '',
  quoteNumberFormat: 'P-{aaaa}-{nnnn}',
  labourIsVariable: true,
  sheetSizes: '',
  materialLeadDays: 5,
  deliveryMarginDays: 2,
  patronDay: '',
  taxRegime: 'RF01',
  overtimePercent: 25,
  oneMachineEach: true,
  ...overrides,
});

describe('changeBetween', () => {
  it('is null when nothing changed', () => {
    expect(changeBetween(build(), build())).toBeNull();
  });

  it('contains only changed fields, with their base values', () => {
    expect(changeBetween(build(), build({ city: 'Varallo', defaultMargin: 25 }))).toEqual({
      base: { city: 'Borgosesia', defaultMargin: 20 },
      changes: { city: 'Varallo', defaultMargin: 25 },
    });
  });
});

describe('settleConflicts', () => {
  const base = build();
  const mine = build({ city: 'Varallo', phone: '0163 1', pec: 'a@pec.it' });
  const conflicts = {
    city: { base: 'Borgosesia', yours: 'Varallo', theirs: 'Serravalle' },
    phone: { base: '', yours: '0163 1', theirs: '0163 2' },
  };

  it('sends mine on top of theirs, drops declined ones, keeps the rest', () => {
    const settled = settleConflicts(base, mine, conflicts, { city: 'yours', phone: 'theirs' });
    expect(settled.values).toMatchObject({ city: 'Varallo', phone: '0163 2', pec: 'a@pec.it' });
    expect(changeBetween(settled.base, settled.values)).toEqual({
      base: { city: 'Serravalle', pec: '' },
      changes: { city: 'Varallo', pec: 'a@pec.it' },
    });
  });
});

describe('keepTyping', () => {
  it('restores text typed during the save and takes the rest from the server', () => {
    const sent = build({ city: 'Varallo' });
    const now = build({ city: 'Varallo', phone: '0163 9' });
    const saved = build({ city: 'Varallo', website: 'officina.it' });
    expect(keepTyping(sent, now, saved)).toEqual(
      build({ city: 'Varallo', phone: '0163 9', website: 'officina.it' }),
    );
  });
});

it('maps the server’s path to the field of the form', () => {
  expect(formErrors({ 'changes.travel.x': 'a', code: 'b' })).toEqual({ 'travel.x': 'a', code: 'b' });
});

import { describe, expect, it } from 'vitest';
import { daysIn, mondayOfWeek } from './dates.ts';

/** A Monday. */
const TODAY = '2026-03-09';
const read = (text: string) =>
  daysIn(text, TODAY).map(
    ({ value, meaning }) => `${meaning} ${value.week ?? value.day}${value.isSoft ? '?' : ''}`,
  );

describe('days', () => {
  it.each([
    ['Consegna sett. 16', ['delivery 2026-W16']],
    ['Ci serve per la settimana 20 se possibile', ['delivery 2026-W20?']],
    ['consegna sett. 8', ['delivery 2027-W08']],
    ['Liefertermin KW 18', ['delivery 2026-W18']],
    ['delivery week 14/2027', ['delivery 2027-W14']],
    ['entro fine mese', ['delivery 2026-03-31']],
    ['mi servono per fine giugno', ['delivery 2026-06-30']],
    ['per metà aprile', ['delivery 2026-04-15']],
    ['per fine gennaio', ['delivery 2027-01-31']],
    ['Ci servono entro il 18 dicembre', ['delivery 2026-12-18']],
    ['entro il 12 gennaio', ['delivery 2027-01-12']],
    ['Consegna: 12/06/2026', ['delivery 2026-06-12']],
    ['consegna entro il 30/04', ['delivery 2026-04-30']],
    ['Vi chiediamo quotazione entro il 13/03/2026', ['answer 2026-03-13']],
    ['Attendiamo cortese riscontro entro venerdì', ['answer 2026-03-13']],
    ['inviarci conferma d’ordine entro 3 gg.', ['answer 2026-03-12']],
    ['Vs. offerta n. 118 del 20/02/2026', ['document 2026-02-20']],
    ['Consegna: prima possibile', ['delivery null']],
    ['consegna 6 settimane data ordine', ['delivery null']],
    ['offerta entro venerdì, consegna sett. 20', ['answer 2026-03-13', 'delivery 2026-W20']],
  ])('«%s»', (text, expected) => expect(read(text)).toEqual(expected));

  it('a day that does not exist is none', () => expect(read('consegna 31/02/2026')).toEqual([]));

  it('weeks begin on the Monday of ISO 8601', () => {
    expect(mondayOfWeek(2026, 1)).toBe('2025-12-29');
    expect(mondayOfWeek(2026, 20)).toBe('2026-05-11');
    expect(mondayOfWeek(2027, 1)).toBe('2027-01-04');
  });
});

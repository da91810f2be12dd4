import { expect, it } from 'vitest';
import { withDays } from './copy-days.ts';

const week = [8, 8, 8, 8, 8, 0, 0];
const august = { date: '2027-08-09', until: '2027-08-20', hours: 0, note: 'Ferie' };
const saturday = { date: '2027-05-08', until: null, hours: 4, note: 'Straordinario' };

it('copies closed days to another machine once, by date, and keeps its own', () => {
  const once = withDays({ week, exceptions: [august] }, [august, saturday]);
  expect(once).toEqual({ week, exceptions: [saturday, august] });
  expect(withDays(once, [saturday])).toEqual(once);
  expect(withDays({ week, exceptions: [] }, [{ ...saturday, date: '' }]).exceptions).toEqual([]);
});

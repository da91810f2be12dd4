import { expect, it } from 'vitest';
import { SheetBuilder } from '../../test/sheet-builder.ts';
import { zoneAt, zonesOf } from './sheet-zones.ts';

const COLUMNS = ['1', '2', '3', '4', '5', '6'];
const ROWS = ['A', 'B', 'C', 'D'];

/** An A4 sheet with six columns and four rows, named on all four sides. */
function bordered() {
  const sheet = new SheetBuilder().text(420, 300, 'B');
  for (const [at, name] of COLUMNS.entries())
    sheet.text(70 + at * 140, 12, name).text(70 + at * 140, 590, name);
  for (const [at, name] of ROWS.entries()) sheet.text(8, 78 + at * 148, name).text(828, 78 + at * 148, name);
  return sheet.build();
}

it('the zone of a place is the one that the border names', () => {
  const zones = zonesOf(bordered());
  if (!zones) throw new Error('no zones were found');
  expect(zoneAt(zones, 60, 70)).toBe('A1');
  expect(zoneAt(zones, 480, 520)).toBe('D4');
  expect(zoneAt(zones, 800, 220)).toBe('B6');
});

it('a sheet without marks on its border has no zones', () => {
  const sheet = new SheetBuilder().text(420, 300, 'B').text(800, 570, 'C').build();
  expect(zonesOf(sheet)).toBeNull();
});

import { readXlsx } from 'hucre';
import { describe, expect, it } from 'vitest';
import { registryTables } from '../registries/index.ts';
import { writeCompanyWorkbook } from './export-workbook.ts';

const columns = [
  { name: 'name', type: 'text' },
  { name: 'hourly_rate', type: 'bigint' },
  { name: 'drawing_bytes', type: 'bigint' },
  { name: 'day', type: 'date' },
  { name: 'tags', type: 'text[]' },
  { name: 'some_thing', type: 'numeric' },
];

describe('the workbook of a company', () => {
  it('shows amounts as euros, dates as dates, and text unchanged', async () => {
    const row = { name: '=1+1', hourly_rate: 452_500, drawing_bytes: 9, day: '2026-11-16', tags: ['a'] };
    const tables = [
      { table: 'machines', columns, rows: [row, { name: 'x'.repeat(40_000), some_thing: 1.5 }] },
      { table: 'something_new', columns: columns.slice(0, 1), rows: [{ name: 'Più' }] },
    ];
    const { sheets } = await readXlsx(await writeCompanyWorkbook(tables));
    expect(sheets.map(({ name }) => name)).toEqual(['Parco macchine', 'Something new']);
    const [heads, first, second] = sheets[0]?.rows ?? [];
    expect(heads).toEqual(['Nome', 'Costo orario (€)', 'Drawing bytes', 'Giorno', 'Tags', 'Some thing']);
    expect(first?.slice(0, 5)).toEqual(['=1+1', 45.25, 9, new Date('2026-11-16T00:00:00Z'), '["a"]']);
    expect(String(second?.[0])).toHaveLength(32_767);
    expect(second?.[5]).toBe(1.5);
  });

  it.each(Object.entries(registryTables))(
    'has a sheet with the name of %s',
    async (_name, { table, registry }) => {
      const stored = table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      const bytes = await writeCompanyWorkbook([
        { table: stored, columns: columns.slice(0, 1), rows: [{ name: 'x' }] },
      ]);
      expect((await readXlsx(bytes)).sheets.map(({ name }) => name)).toEqual([registry.words.sheet]);
    },
  );
});

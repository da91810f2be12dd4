import { saveFile } from './save-file.ts';

export interface SheetColumn {
  readonly head: string;
  /** Number format of Excel. */
  readonly format?: string;
}

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const WIDTH = 18;
/** Longest name of a sheet in Excel. */
const NAME_LENGTH = 31;

/** A table of the page as an Excel file. What writes it is loaded with the first one. */
export async function saveSheet(
  title: string,
  columns: readonly SheetColumn[],
  rows: readonly (readonly (string | number | null)[])[],
): Promise<void> {
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: [
      {
        name: title.slice(0, NAME_LENGTH),
        columns: columns.map(({ format }) => ({ width: WIDTH, ...(format && { numFmt: format }) })),
        rows: [columns.map(({ head }) => head), ...rows.map((row) => [...row])],
        freezePane: { rows: 1 },
      },
    ],
  });
  saveFile(`${title}.xlsx`, new Uint8Array(bytes), TYPE);
}

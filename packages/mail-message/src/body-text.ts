import { htmlToText, type TextTable, textTables } from '@truciolo/request';

/** A plain part much shorter than the HTML is a note such as "your program shows no HTML". */
const MUCH_SHORTER = 0.3;

/** Line ends, tabs and blanks as the readers expect them; lines that the sender's program broke are joined. */
const tidy = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[ ]+$/gm, (blanks) => (blanks === ' ' ? ' ' : ''));

/** The text that is read: the plain one, or the HTML's where it has tables or says more. */
export function bodyText(plain: string, html: string): { text: string; tables: readonly TextTable[] } {
  const clean = tidy(plain);
  if (html === '') return { text: clean, tables: textTables(clean) };
  const rich = htmlToText(html);
  const isPoor = clean.trim().length < rich.text.trim().length * MUCH_SHORTER;
  if (rich.tables.length > 0 || isPoor) return rich;
  return { text: clean, tables: textTables(clean) };
}

import { expect, it } from 'vitest';
import { htmlToText } from './html-to-text.ts';

it('keeps the words and none of what runs, loads or hides', () => {
  const { text } = htmlToText(
    `<html><head><title>t</title><script>steal()</script><style>@import url(x)</style></head><body onload="x()">
     <p>Quotare <b>10 pz</b> di <a href="javascript:y()">AB-100</a></p><img src="https://evil.invalid/p.gif" alt="9 pz">
     <iframe src="z">7 pz</iframe><svg><script>alert(3)</script><text>8 pz</text></svg><!-- 6 pz -->
     <div style="color:red;display:none">quantità 9999 pezzi <div>interni</div></div><span hidden>1 pz</span>
     <p style='font-size:0'>5 pz</p><p>Grazie &egrave; Ra &lt; 0,8 &#8217; &amp;lt;</p></body></html>`,
  );
  expect(text).toBe('Quotare 10 pz di AB-100\n\nGrazie è Ra < 0,8 ’ &lt;\n\n');
});

it('gives tables with the place of each cell in the text', () => {
  const { text, tables } = htmlToText(
    '<p>Vedi:</p><table><tr><th>Codice</th><th>Q.tà</th></tr><tr><td><p>AX-1<br>bis</p></td><td>20</td></tr><tr><td colspan=2>Totale</td></tr></table><p>Fine</p>',
  );
  expect(text).toBe('Vedi:\n\nCodice\tQ.tà\nAX-1 bis\t20\nTotale\n\nFine\n\n');
  const [table] = tables;
  expect(table?.rows.map((row) => row.map((cell) => cell.text))).toEqual([
    ['Codice', 'Q.tà'],
    ['AX-1 bis', '20'],
    ['Totale', ''],
  ]);
  for (const cell of table?.rows.flat() ?? []) expect(text.slice(cell.start, cell.end)).toBe(cell.text);
});

it('repeats a cell over the rows that it spans, each time with its one place in the text', () => {
  const { text, tables } = htmlToText(
    '<table><tr><td rowspan=2>AX</td><td>C45</td><td rowspan=3>5</td></tr><tr><td>C40</td></tr><tr><td>AY</td><td>C10</td></tr></table>',
  );
  expect(tables[0]?.rows.map((row) => row.map((cell) => cell.text))).toEqual([
    ['AX', 'C45', '5'],
    ['AX', 'C40', '5'],
    ['AY', 'C10', '5'],
  ]);
  for (const cell of tables[0]?.rows.flat() ?? []) expect(text.slice(cell.start, cell.end)).toBe(cell.text);
});

it('a table that only lays out the page is text', () => {
  const { text, tables } = htmlToText(
    '<table><tr><td><p>Ciao</p><p>Mario</p><table><tr><td>a</td></tr></table></td></tr></table>',
  );
  expect(tables).toEqual([]);
  expect(text).toContain('Ciao\n\nMario');
});

it('marks quoted text and survives broken and endless markup', () => {
  expect(htmlToText('ok<blockquote>vecchio</blockquote>nuovo').text).toBe('ok\n> vecchio\nnuovo\n');
  expect(htmlToText('a < b e c<p').text).toContain('a < b');
  const deep = `${'<blockquote>'.repeat(10_000)}x${'<div style="display:none">'.repeat(10_000)}y`;
  expect(htmlToText(deep).text).toBe('> x\n');
});

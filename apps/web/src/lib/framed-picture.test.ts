import { expect, it } from 'vitest';
import { frameDrawing } from './framed-picture.ts';

const chart = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"/>',
  width: 300,
  height: 100,
};

it('puts title and legend above the chart, as text and not as markup', () => {
  const legend = [
    { label: 'Accettati', colour: '#123456' },
    { label: 'Altri <inviati>', colour: '#abcdef' },
  ];
  const { svg, width, height } = frameDrawing(chart, 'Valore & mesi', legend, '#000');
  expect([width, height]).toEqual([332, 160]);
  expect(svg).toContain('>Valore &amp; mesi</text>');
  expect(svg).toContain('fill="#123456"');
  expect(svg).toContain('>Altri &lt;inviati&gt;</text>');
  expect(svg).toContain('<svg x="16" y="44" ');
  const places = [...svg.matchAll(/<rect x="([\d.]+)"/g)].map(([, x]) => Number(x));
  expect(places[0], 'the last entry stands rightmost').toBeGreaterThan(places[1] ?? 0);
});

import { expect, it } from 'vitest';
import { drawBars } from './bar-picture.ts';

const look = { ground: '#fff', ink: '#111', bar: '#06c', rail: '#eee' };
const widths = (svg: string) =>
  [...svg.matchAll(/width="([\d.]+)" height="10" rx="3" fill="#06c"/g)].map(([, width]) => Number(width));

it('draws each share relative to the largest, and writes names as text', () => {
  const { svg, height } = drawBars(
    'Clienti',
    [
      { label: 'Rossi & <Figli>', text: '1.000 €', shares: [1] },
      { label: 'Bianchi', text: '250 €', shares: [0.25] },
    ],
    look,
  );
  const [whole = 0, quarter = 0] = widths(svg);
  expect(quarter).toBeCloseTo(whole / 4, 6);
  expect(svg).toContain('Rossi &amp; &lt;Figli&gt;');
  expect(height).toBeGreaterThan(2 * 28);
});

it('keeps an overload and invalid values inside their width', () => {
  const { svg } = drawBars('Carico', [{ label: 'TNL-01', text: '130 %', shares: [1.3, -1] }], look);
  const [over = 0, under = 1] = widths(svg);
  const [rail] = [...svg.matchAll(/width="([\d.]+)" height="10" rx="3" fill="#eee"/g)];
  expect(over).toBeCloseTo(Number(rail?.[1]), 6);
  expect(under).toBe(0);
});

it('writes headings above its columns', () => {
  const bars = [{ label: 'TC-1', text: '77 %', shares: [1, 0.5] }];
  const plain = drawBars('Carico', bars, look);
  const { svg, height } = drawBars('Carico', bars, look, ['Sett. 47', 'Sett. 48']);
  expect(height).toBeGreaterThan(plain.height);
  const [first, second] = ['47', '48'].map((week) =>
    Number(new RegExp(`x="([\\d.]+)"[^>]*>Sett. ${week}<`).exec(svg)?.[1]),
  );
  const rails = [...svg.matchAll(/<rect x="([\d.]+)"/g)].map(([, x]) => Number(x));
  expect([first, second]).toEqual([rails[0], rails[2]]);
});

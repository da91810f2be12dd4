import { type Item, numberOf, textOf } from './groups.ts';
import type { Point } from './transform.ts';

interface PlacedText {
  readonly at: Point;
  readonly height: number;
  /** Radians. */
  readonly angle: number;
  readonly align: 'start' | 'middle' | 'end';
  readonly text: string;
}

const RADIANS = Math.PI / 180;
const signs: Readonly<Record<string, string>> = { c: 'ø', d: '°', p: '±', '%': '%' };
const aligned = ['start', 'middle', 'end'] as const;

const plain = (text: string): string =>
  text.replaceAll(/%%([cdp%])/gi, (_, sign: string) => signs[sign.toLowerCase()] ?? '');

/** Without fonts, heights and colours; a stacked fraction on one line, paragraphs joined by a blank. */
const withoutFormats = (text: string): string =>
  plain(text)
    .replaceAll(/\\[PN~]/g, ' ')
    .replaceAll(/\\S([^;^#/]*)[\^#/]([^;]*);/g, '$1/$2')
    .replaceAll(/\\[ACcFfHpQTW][^;]*;/g, '')
    .replaceAll(/\\[KkLlOo]/g, '')
    .replaceAll(/\\U\+([\dA-F]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll(/[{}]/g, '')
    .trim();

function ofParagraph(item: Item): PlacedText {
  const height = numberOf(item, 40, 1);
  // 1 to 9: top left to bottom right, row by row.
  const place = Math.min(Math.max(numberOf(item, 71, 1), 1), 9) - 1;
  const down = [1, 0.5, 0][Math.floor(place / 3)] ?? 0;
  const parts = item.groups.filter(({ code }) => code === 3).map(({ value }) => value);
  const [dx, dy] = [numberOf(item, 11), numberOf(item, 21)];
  const angle = dx === 0 && dy === 0 ? numberOf(item, 50) : Math.atan2(dy, dx);
  return {
    at: { x: numberOf(item, 10), y: numberOf(item, 20) - height * down },
    height,
    angle,
    align: aligned[place % 3] ?? 'start',
    text: withoutFormats([...parts, textOf(item, 1) ?? ''].join('')),
  };
}

/** The words of a TEXT or an MTEXT; null for anything else and for nothing to read. */
export function entityText(item: Item): PlacedText | null {
  if (item.name === 'MTEXT') {
    const found = ofParagraph(item);
    return found.text === '' ? null : found;
  }
  const text = item.name === 'TEXT' ? plain(textOf(item, 1) ?? '').trim() : '';
  if (text === '') return null;
  const at = { x: numberOf(item, 10), y: numberOf(item, 20) };
  return { at, height: numberOf(item, 40, 1), angle: numberOf(item, 50) * RADIANS, align: 'start', text };
}

/** Feminine plural and singular: "3 facce rosse", "1 faccia rossa". */
interface ColourWord {
  readonly one: string;
  readonly many: string;
}

const word = (one: string, many = one): ColourWord => ({ one, many });
const GREYS = {
  black: word('nera', 'nere'),
  grey: word('grigia', 'grigie'),
  white: word('bianca', 'bianche'),
};
/** Up to which hue, degrees. */
const HUES: readonly (readonly [number, ColourWord])[] = [
  [15, word('rossa', 'rosse')],
  [42, word('arancione', 'arancioni')],
  [68, word('gialla', 'gialle')],
  [165, word('verde', 'verdi')],
  [210, word('azzurra', 'azzurre')],
  [255, word('blu')],
  [295, word('viola')],
  [340, word('rosa')],
  [361, word('rossa', 'rosse')],
];
/** Less difference between the channels than this is a grey, of 255. */
const COLOURLESS = 18;

const channels = (rgb: string): readonly [number, number, number] => {
  const value = Number.parseInt(rgb.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** Whether it is a shade between black and white: the default that programs give to uncoloured parts. */
export function isGrey(rgb: string): boolean {
  const all = channels(rgb);
  return Math.max(...all) - Math.min(...all) < COLOURLESS;
}

/** Everyday name of a face's colour. */
export function colourWord(rgb: string): ColourWord {
  const [r, g, b] = channels(rgb);
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (high < 40) return GREYS.black;
  if (isGrey(rgb)) return low > 235 ? GREYS.white : GREYS.grey;
  const range = high - low;
  const sector =
    high === r ? ((g - b) / range + 6) % 6 : high === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return HUES.find(([end]) => sector * 60 < end)?.[1] ?? GREYS.grey;
}

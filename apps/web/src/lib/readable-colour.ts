/** The darkest a company's own colour must be to carry white text (WCAG 2.2, 1.4.3). */
const CONTRAST = 4.5;

/** Relative luminance of `#RRGGBB`, WCAG 2.2. */
function luminance(colour: string): number {
  const channel = (from: number) => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast of two colours `#RRGGBB`, WCAG 2.2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The company's colour where white can be read on it; a quiet graphite where it cannot. */
export function readableColour(colour: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return '#1b1f24';
  return contrastOf(colour, '#ffffff') >= CONTRAST ? colour : '#1b1f24';
}

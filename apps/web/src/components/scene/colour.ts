export type Rgb = readonly [number, number, number];

/** RGB value of a CSS colour in the current theme, 0..255. */
export function resolveColour(host: HTMLElement, colour: string): Rgb {
  const probe = document.createElement('span');
  probe.style.color = colour;
  host.append(probe);
  const [r = 0, g = 0, b = 0] = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map(Number);
  probe.remove();
  return [r, g, b];
}

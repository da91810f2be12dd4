export type Rgb = readonly [number, number, number];

/** What a CSS colour comes to in the present theme, 0..255. */
export function resolveColour(host: HTMLElement, colour: string): Rgb {
  const probe = document.createElement('span');
  probe.style.color = colour;
  host.append(probe);
  const [r = 0, g = 0, b = 0] = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map(Number);
  probe.remove();
  return [r, g, b];
}

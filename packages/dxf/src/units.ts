/** $INSUNITS of the header: name and mm. Only units in which parts are drawn. */
const units: Readonly<Record<number, readonly [string, number]>> = {
  1: ['in', 25.4],
  2: ['ft', 304.8],
  4: ['mm', 1],
  5: ['cm', 10],
  6: ['m', 1000],
  8: ['µin', 0.0000254],
  9: ['mil', 0.0254],
  13: ['µm', 0.001],
  14: ['dm', 100],
};

interface Unit {
  readonly name: string | null;
  readonly mm: number;
}

export function unitOf(code: number): Unit {
  const [name, mm] = units[code] ?? [null, 1];
  return { name, mm };
}

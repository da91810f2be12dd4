/** Common notation of a symbol: the letter and its index. Quantities without a symbol are left out. */
const written: Readonly<Record<string, readonly [letter: string, index?: string]>> = {
  n: ['n'],
  vc: ['v', 'c'],
  fz: ['f', 'z'],
  f: ['f'],
  vf: ['v', 'f'],
  vfc: ['v', 'fc'],
  Q: ['Q'],
  S: ['S'],
  Deff: ['D', 'eff'],
  Dlim: ['D', 'lim'],
  phi: ['φ'],
  zc: ['z', 'c'],
  h: ['h'],
  hm: ['h', 'm'],
  hex: ['h', 'ex'],
  h3: ['h', '3'],
  kc: ['k', 'c'],
  Fc: ['F', 'c'],
  Ff: ['F', 'f'],
  Pc: ['P', 'c'],
  Pm: ['P', 'm'],
  Mc: ['M', 'c'],
  Rz: ['R', 'z'],
  Ra: ['R', 'a'],
  ap: ['a', 'p'],
  ae: ['a', 'e'],
  LD: ['L/D'],
  T: ['T'],
  vmc: ['v', 'mc'],
  Tmc: ['T', 'mc'],
  vmp: ['v', 'mp'],
  Tmp: ['T', 'mp'],
  t: ['t'],
  tTotal: ['t', 'tot'],
};

export function Written({ symbol }: { readonly symbol: string }) {
  const [letter, index] = written[symbol] ?? [];
  if (letter === undefined) return null;
  return (
    <>
      {letter}
      {index === undefined ? null : <sub>{index}</sub>}
    </>
  );
}

/** The formulas of the package write an exponent as `^(…)`. */
export function Formula({ text }: { readonly text: string }) {
  const parts = text.split(/\^\(([^)]*)\)/);
  // Every other part is an exponent; the text before it makes a stable key.
  return parts.map((part, index) => {
    const key = parts.slice(0, index + 1).join('|');
    return index % 2 === 1 ? <sup key={key}>{part}</sup> : <span key={key}>{part}</span>;
  });
}

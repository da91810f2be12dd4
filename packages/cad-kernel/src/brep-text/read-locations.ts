import { multiply, type Placement, power } from './placement.ts';
import type { TokenStream } from './token-stream.ts';

/** Placement by number, 1-based; 0 is "where it is". */
export function readLocations(tokens: TokenStream, count: number): readonly Placement[] {
  const found: Placement[] = [];
  for (let index = 0; index < count; index++) {
    if (tokens.number() === 1) {
      found.push(Float64Array.from({ length: 12 }, () => tokens.number()));
      continue;
    }
    let product: Placement | undefined;
    for (let ref = tokens.number(); ref !== 0; ref = tokens.number()) {
      const factor = power(found[ref - 1] as Placement, tokens.number());
      product = product ? multiply(factor, product) : factor;
    }
    found.push(product ?? Float64Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0));
  }
  return found;
}

import type { TokenStream } from './token-stream.ts';

export type CurveKind = 'line' | 'circle' | 'other';

/** Numbers that follow the type of a conic or line. */
const fixedLength = new Map([
  [1, 6],
  [2, 13],
  [3, 14],
  [4, 13],
  [5, 14],
]);

/** Skips one 3D curve and returns its kind: the exact course is not needed, its polyline is in the mesh. */
export function readCurve(tokens: TokenStream, type = tokens.number()): CurveKind {
  const fixed = fixedLength.get(type);
  if (fixed !== undefined) {
    tokens.skip(fixed);
    return type === 1 ? 'line' : type === 2 ? 'circle' : 'other';
  }
  if (type === 6) {
    const rational = tokens.number();
    const degree = tokens.number();
    tokens.skip((degree + 1) * (rational ? 4 : 3));
    return 'other';
  }
  if (type === 7) {
    const rational = tokens.number();
    tokens.skip(2);
    const poles = tokens.number();
    const knots = tokens.number();
    tokens.skip(poles * (rational ? 4 : 3) + knots * 2);
    return 'other';
  }
  if (type === 8) {
    tokens.skip(2);
    return readCurve(tokens);
  }
  if (type === 9) {
    tokens.skip(4);
    readCurve(tokens);
    return 'other';
  }
  throw new Error(`unknown curve type ${type}`);
}

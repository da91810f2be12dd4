export interface Point {
  readonly x: number;
  readonly y: number;
}

/** x' = a·x + c·y + e, y' = b·x + d·y + f, as SVG writes it. */
export interface Transform {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export const scaled = (factor: number): Transform => ({ a: factor, b: 0, c: 0, d: factor, e: 0, f: 0 });

export const moved = (e: number, f: number): Transform => ({ a: 1, b: 0, c: 0, d: 1, e, f });

export const turned = (radians: number): Transform => {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return { a: cos, b: sin, c: -sin, d: cos, e: 0, f: 0 };
};

export const stretched = (x: number, y: number): Transform => ({ a: x, b: 0, c: 0, d: y, e: 0, f: 0 });

/** First `inner`, then `outer`. */
export const after = (outer: Transform, inner: Transform): Transform => ({
  a: outer.a * inner.a + outer.c * inner.b,
  b: outer.b * inner.a + outer.d * inner.b,
  c: outer.a * inner.c + outer.c * inner.d,
  d: outer.b * inner.c + outer.d * inner.d,
  e: outer.a * inner.e + outer.c * inner.f + outer.e,
  f: outer.b * inner.e + outer.d * inner.f + outer.f,
});

export const place = ({ a, b, c, d, e, f }: Transform, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

import { type Millimetres, mm, mm2, type SquareMillimetres } from '@truciolo/units';

/** Depth of an ISO 60 degree thread: external h3 = 0.613435 P, internal H1 = 0.541266 P (ISO 68-1). */
export const externalDepth = (P: Millimetres): Millimetres => mm(0.613435 * P);
export const internalDepth = (P: Millimetres): Millimetres => mm(0.541266 * P);

const TAN_30 = Math.tan(Math.PI / 6);

/**
 * Section of one groove, as a trapezium with 30 degree flanks. It opens 7/8 P wide at the crest of a bolt and
 * 3/4 P at the crest of a nut.
 */
function groove(opening: number, depth: number): SquareMillimetres {
  return mm2(depth * (opening - depth * TAN_30));
}

export const externalGroove = (P: Millimetres): SquareMillimetres => groove((7 / 8) * P, externalDepth(P));
export const internalGroove = (P: Millimetres): SquareMillimetres => groove((3 / 4) * P, internalDepth(P));

/** Radial position of pass i of N with chips of constant area: depth sqrt(i/N) (formulas a6). */
export const infeeds = (depth: Millimetres, N: number): readonly Millimetres[] =>
  Array.from({ length: N }, (_, index) => mm(depth * Math.sqrt((index + 1) / N)));

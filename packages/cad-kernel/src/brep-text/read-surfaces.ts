import { type Surface, type Vec3, vec3 } from '@truciolo/part';
import { readExtruded, readRevolved } from './swept-surface.ts';
import type { TokenStream } from './token-stream.ts';

/** Location, main direction, X and Y of an axis system. */
function readAxes(tokens: TokenStream): { origin: Vec3; axis: Vec3 } {
  const origin = tokens.triple();
  const axis = tokens.triple();
  tokens.skip(6);
  return { origin, axis };
}

/** A cone may be written with a negative angle: then it narrows along its axis. */
function cone(origin: Vec3, axis: Vec3, radius: number, angle: number): Surface {
  return angle < 0
    ? { kind: 'cone', origin, axis: vec3.opposite(axis), radius, halfAngle: -angle }
    : { kind: 'cone', origin, axis, radius, halfAngle: angle };
}

function skipSplineSurface(tokens: TokenStream): void {
  const rational = tokens.number() + tokens.number() > 0;
  tokens.skip(4);
  const poles = tokens.number() * tokens.number();
  const knots = tokens.number() + tokens.number();
  tokens.skip(poles * (rational ? 4 : 3) + knots * 2);
}

function skipBezierSurface(tokens: TokenStream): void {
  const rational = tokens.number() + tokens.number() > 0;
  const poles = (tokens.number() + 1) * (tokens.number() + 1);
  tokens.skip(poles * (rational ? 4 : 3));
}

/** One surface in its own coordinates; everything that is not written analytically is `freeform` until fitted. */
export function readSurface(tokens: TokenStream): Surface {
  const type = tokens.number();
  if (type === 1) {
    const { origin, axis } = readAxes(tokens);
    return { kind: 'plane', origin, normal: axis };
  }
  if (type === 2) return { kind: 'cylinder', ...readAxes(tokens), radius: tokens.number() };
  if (type === 3) {
    const { origin, axis } = readAxes(tokens);
    return cone(origin, axis, tokens.number(), tokens.number());
  }
  if (type === 4) {
    const { origin } = readAxes(tokens);
    return { kind: 'sphere', origin, radius: tokens.number() };
  }
  if (type === 5) {
    return {
      kind: 'torus',
      ...readAxes(tokens),
      majorRadius: tokens.number(),
      minorRadius: tokens.number(),
    };
  }
  if (type === 6) return readExtruded(tokens);
  if (type === 7) return readRevolved(tokens);
  if (type === 8) skipBezierSurface(tokens);
  else if (type === 9) skipSplineSurface(tokens);
  else if (type === 10) {
    tokens.skip(4);
    return readSurface(tokens);
  } else if (type === 11) {
    tokens.skip(1);
    readSurface(tokens);
  } else throw new Error(`unknown surface type ${type}`);
  return { kind: 'freeform' };
}

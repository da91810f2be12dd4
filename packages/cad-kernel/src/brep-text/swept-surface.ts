import { type Surface, type Vec3, vec3 } from '@truciolo/part';
import { readCurve } from './read-curves.ts';
import type { TokenStream } from './token-stream.ts';

/** The swept curve: the data that determine the resulting surface; null for any other curve. */
type Profile =
  | { readonly kind: 'line'; readonly point: Vec3; readonly direction: Vec3; readonly middle: Vec3 | null }
  | { readonly kind: 'circle'; readonly centre: Vec3; readonly axis: Vec3; readonly radius: number }
  | null;

/** Files write numbers with a dozen digits at best: directions and points closer than this are the same. */
const SINE = 1e-6;
const FREEFORM: Surface = { kind: 'freeform' };

function readProfile(tokens: TokenStream, range?: readonly [number, number]): Profile {
  const type = tokens.number();
  if (type === 1) {
    const [point, direction] = [tokens.triple(), tokens.triple()];
    const middle = range ? vec3.along(point, direction, (range[0] + range[1]) / 2) : null;
    return { kind: 'line', point, direction, middle };
  }
  if (type === 2) {
    const [centre, axis] = [tokens.triple(), tokens.triple()];
    tokens.skip(6);
    return { kind: 'circle', centre, axis, radius: tokens.number() };
  }
  if (type === 8) return readProfile(tokens, [tokens.number(), tokens.number()]);
  readCurve(tokens, type);
  return null;
}

/** A curve moved along a direction: a plane or a cylinder where it is one. */
export function readExtruded(tokens: TokenStream): Surface {
  const direction = tokens.triple();
  const profile = readProfile(tokens);
  if (profile?.kind === 'line' && !vec3.parallel(profile.direction, direction, SINE)) {
    const normal = vec3.unit(vec3.cross(profile.direction, direction));
    return { kind: 'plane', origin: profile.point, normal };
  }
  if (profile?.kind === 'circle' && vec3.parallel(profile.axis, direction, SINE)) {
    return { kind: 'cylinder', origin: profile.centre, axis: direction, radius: profile.radius };
  }
  return FREEFORM;
}

/** A curve turned about an axis: plane, cylinder, cone, sphere or torus where it is one. IGES writes them all so. */
export function readRevolved(tokens: TokenStream): Surface {
  const [origin, axis] = [tokens.triple(), tokens.triple()];
  const profile = readProfile(tokens);
  const heightOf = (point: Vec3) => vec3.dot(vec3.sub(point, origin), axis);
  const footOf = (point: Vec3) => vec3.along(origin, axis, heightOf(point));
  const radiusAt = (point: Vec3) => vec3.distance(point, footOf(point));
  if (profile?.kind === 'line') {
    const { point, direction, middle } = profile;
    if (vec3.parallel(direction, axis, SINE)) {
      return { kind: 'cylinder', origin: footOf(point), axis, radius: radiusAt(point) };
    }
    const rise = vec3.dot(direction, axis);
    if (Math.abs(rise) < SINE) return { kind: 'plane', origin: footOf(point), normal: axis };
    if (!middle || !meets(vec3.sub(point, origin), direction, axis)) return FREEFORM;
    const run = vec3.across(direction, axis);
    const opens = vec3.dot(vec3.sub(middle, footOf(middle)), run) * rise > 0;
    return {
      kind: 'cone',
      origin: footOf(middle),
      axis: opens ? axis : vec3.opposite(axis),
      radius: radiusAt(middle),
      halfAngle: Math.atan2(vec3.norm(run), Math.abs(rise)),
    };
  }
  if (profile?.kind === 'circle') {
    const { centre, radius } = profile;
    const isUpright = Math.abs(vec3.dot(profile.axis, axis)) < SINE;
    const major = radiusAt(centre);
    if (major < SINE * radius && isUpright) return { kind: 'sphere', origin: footOf(centre), radius };
    if (!isUpright || !meets(vec3.sub(centre, origin), vec3.cross(profile.axis, axis), axis)) return FREEFORM;
    return { kind: 'torus', origin: footOf(centre), axis, majorRadius: major, minorRadius: radius };
  }
  return FREEFORM;
}

/** Whether a line through a point (seen from a point of the axis) lies in one plane with the axis. */
function meets(point: Vec3, direction: Vec3, axis: Vec3): boolean {
  const across = vec3.unit(vec3.cross(direction, axis));
  return Math.abs(vec3.dot(point, across)) < SINE * (1 + vec3.norm(point));
}

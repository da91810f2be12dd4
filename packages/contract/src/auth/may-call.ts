import type { Role } from '../kit/roles.ts';
import type { RouteSpec } from '../kit/route.ts';

const normal = (capability: string): string => capability.trim().toLowerCase();

/** Capability strings are compared case-insensitively after trimming; any one of `wanted` is enough. */
export function hasCapability(owned: readonly string[], wanted: readonly string[]): boolean {
  const have = new Set(owned.map(normal));
  return wanted.some((capability) => have.has(normal(capability)));
}

interface Caller {
  readonly role: Role;
  readonly capabilities: readonly string[];
  /** Anybody may stand there: only what happens at the machines. */
  readonly sharedTablet?: boolean;
  /** The company asks a second step of everybody, and this person has none yet. */
  readonly secondFactorDue?: boolean;
}

/** Whether a person may make a call: the one table of roles and calls, for the guard, the pages and the tests. */
export function mayCall(
  { role, capabilities, sharedTablet, secondFactorDue }: Caller,
  spec: Pick<RouteSpec, 'roles' | 'capability' | 'sharedTablet' | 'beforeSecondFactor'>,
): boolean {
  if (sharedTablet && !spec.sharedTablet) return false;
  if (secondFactorDue && !spec.beforeSecondFactor) return false;
  if (spec.roles && !spec.roles.includes(role)) return false;
  return !spec.capability || hasCapability(capabilities, spec.capability);
}

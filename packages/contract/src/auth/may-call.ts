import type { Role } from '../kit/roles.ts';
import type { RouteSpec } from '../kit/route.ts';

const normal = (capability: string): string => capability.trim().toLowerCase();

/** Capability strings are compared case-insensitively after trimming; any one of `wanted` is enough. */
export function hasCapability(owned: readonly string[], wanted: readonly string[]): boolean {
  const have = new Set(owned.map(normal));
  return wanted.some((capability) => have.has(normal(capability)));
}

/** Whether a person may make a call: the one table of roles and calls, for the guard, the pages and the tests. */
export function mayCall(
  { role, capabilities }: { readonly role: Role; readonly capabilities: readonly string[] },
  spec: Pick<RouteSpec, 'roles' | 'capability'>,
): boolean {
  if (spec.roles && !spec.roles.includes(role)) return false;
  return !spec.capability || hasCapability(capabilities, spec.capability);
}

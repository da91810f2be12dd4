import type { Role } from '../kit/roles.ts';
import type { RouteSpec } from '../kit/route.ts';
import { type ApiScope, apiScopes } from '../kit/scopes.ts';

const normal = (capability: string): string => capability.trim().toLowerCase();

/** Capability strings are compared case-insensitively after trimming; any one of `wanted` is enough. */
export function hasCapability(owned: readonly string[], wanted: readonly string[]): boolean {
  const have = new Set(owned.map(normal));
  return wanted.some((capability) => have.has(normal(capability)));
}

interface Caller {
  readonly role: Role;
  readonly capabilities: readonly string[];
  /** Costs and margins are hidden from this user. */
  readonly hideCosts?: boolean;
  /** Anybody may stand there: only what happens at the machines. */
  readonly sharedTablet?: boolean;
  /** The company asks a second step of everybody, and this person has none yet. */
  readonly secondFactorDue?: boolean;
}

/** The shop floor sees jobs, not prices. */
export const seesPrices = ({ role }: Pick<Caller, 'role'>): boolean => role !== 'reparto';

const seesCosts = (caller: Pick<Caller, 'role' | 'hideCosts'>): boolean =>
  seesPrices(caller) && !caller.hideCosts;

/** Scopes that a person may grant to a program: never wider than the person's own view. */
export const grantableScopes = (caller: Pick<Caller, 'role' | 'hideCosts'>): ApiScope[] =>
  apiScopes.filter((scope) => scope !== 'costs:read' || seesCosts(caller));

/** The amounts that a call is about and its caller may not see. */
export function hiddenAmounts(
  caller: Pick<Caller, 'role' | 'hideCosts'>,
  { costs, prices }: Pick<RouteSpec, 'costs' | 'prices'>,
): 'costs' | 'prices' | null {
  if (costs === 'needed' && !seesCosts(caller)) return 'costs';
  return prices === 'needed' && !seesPrices(caller) ? 'prices' : null;
}

/** Whether a person may make a call: the one table of roles and calls, for the guard, the pages and the tests. */
export function mayCall(
  caller: Caller,
  spec: Pick<RouteSpec, 'roles' | 'capability' | 'costs' | 'prices' | 'sharedTablet' | 'beforeSecondFactor'>,
): boolean {
  const { role, capabilities, sharedTablet, secondFactorDue } = caller;
  if (sharedTablet && !spec.sharedTablet) return false;
  if (secondFactorDue && !spec.beforeSecondFactor) return false;
  if (hiddenAmounts(caller, spec)) return false;
  if (spec.roles && !spec.roles.includes(role)) return false;
  return !spec.capability || hasCapability(capabilities, spec.capability);
}

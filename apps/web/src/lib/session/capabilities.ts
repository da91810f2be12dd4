const normal = (capability: string): string => capability.trim().toLowerCase();

/** Capability strings are compared case-insensitively after trimming; any one of `wanted` is enough. */
export function hasCapability(owned: readonly string[], wanted: readonly string[]): boolean {
  const have = new Set(owned.map(normal));
  return wanted.some((capability) => have.has(normal(capability)));
}

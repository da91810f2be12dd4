/**
 * With this option a build compiles a module that a package re-exports only if something imports it. Without it two
 * thirds of the compiled modules were icons that no page shows.
 */
export const lazyBarrels = { lazyBarrel: true } as const;

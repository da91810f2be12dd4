/**
 * For the builds: a module that a package only re-exports is compiled if something imports it. Two thirds of the modules
 * that the app's build compiled were icons that no page shows.
 */
export const lazyBarrels = { lazyBarrel: true } as const;

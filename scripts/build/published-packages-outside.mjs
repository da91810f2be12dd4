// @ts-check

/**
 * Own packages are TypeScript sources and go into the bundle; published ones stay in node_modules.
 * @type {import('esbuild').Plugin}
 */
export const keepPublishedPackagesOutside = {
  name: 'published-packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === 'entry-point' || path.startsWith('@truciolo/') ? undefined : { path, external: true },
    );
  },
};

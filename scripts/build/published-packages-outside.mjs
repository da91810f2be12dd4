// @ts-check

/**
 * Own packages are TypeScript sources and go into the bundle; published ones stay in node_modules, but for those
 * named here.
 * @param {readonly string[]} [inside] @returns {import('esbuild').Plugin}
 */
export function keepPublishedPackagesOutside(inside = []) {
  return {
    name: 'published-packages-outside',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
        kind === 'entry-point' || path.startsWith('@truciolo/') || inside.includes(path)
          ? undefined
          : { path, external: true },
      );
    },
  };
}

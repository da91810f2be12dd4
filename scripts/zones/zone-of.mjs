// @ts-check

/**
 * Where a file lives. `room` is the workspace member or the top folder; `layer` and `feature` only exist
 * inside the two apps.
 * @typedef {object} Zone
 * @property {'package' | 'server' | 'web' | 'other'} room
 * @property {string} name package name, or top folder
 * @property {string} [layer]
 * @property {string} [feature]
 * @property {boolean} test never ships: tests, their fixtures, build configuration
 */

const webLayers = new Set(['app', 'features', 'entities', 'registry', 'components', 'lib', 'landing']);

/** @param {string} path relative to the root, forward slashes @returns {Zone} */
export function zoneOf(path) {
  const [top = '', name = '', folder = '', layer = '', feature = ''] = path.split('/');
  const test = /\.test\.tsx?$/.test(path) || folder !== 'src';
  if (top === 'packages') return { room: 'package', name, test };
  if (top !== 'apps') return { room: 'other', name: top, test: true };
  const inside = folder === 'src' && path.split('/').length > 4 ? layer : '';
  if (name === 'server') {
    return {
      room: 'server',
      name,
      layer: inside === 'features' || inside === 'platform' ? inside : 'entry',
      ...(inside === 'features' && { feature }),
      test,
    };
  }
  // Loose files of src (the entry) belong to the app layer; an unlisted folder is shared.
  const webLayer = inside === '' ? 'app' : webLayers.has(inside) ? inside : 'components';
  return { room: 'web', name, layer: webLayer, ...(inside === 'features' && { feature }), test };
}

// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

/**
 * A file of deploy/cluster with every `${NAME}` replaced.
 * @param {string} file @param {Record<string, string>} values
 */
export function fillTemplate(file, values) {
  const text = readFileSync(join(root, 'deploy', 'cluster', file), 'utf8');
  return text.replaceAll(/\$\{([A-Z_]+)\}/g, (_whole, /** @type {string} */ name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file}: no value for ${name}`);
    return value;
  });
}

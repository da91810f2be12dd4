// @ts-check
import { bundleAndImport } from '../build/bundle-and-import.mjs';

/**
 * @typedef {object} Variable a zod schema, as far as it is read here
 * @property {string} [description]
 * @property {{ def: { type: string, defaultValue?: unknown } }} _zod
 * @typedef {{ title: string, variables: Record<string, Variable> }} Section
 */

const head = `# Settings of Truciolo, all optional. Generated from apps/server/src/environment.ts by \`npm run generate\`.
#
# Copy to .env and uncomment what you change. systemd (EnvironmentFile) and compose (env_file) read it as it is;
# in a shell: set -a; . ./.env; set +a; npm start
`;

/** Quotes a value that a shell would split or interpret. @param {string} value */
const quoted = (value) => (/^[\w.,:/@%+-]*$/.test(value) ? value : `"${value}"`);

/** @param {string} name @param {Variable} variable */
function entry(name, { description, _zod: { def } }) {
  if (!description) throw new Error(`${name} has no description in apps/server/src/environment.ts.`);
  const value = def.type === 'default' ? quoted(String(def.defaultValue)) : '';
  return `# ${description}\n#${name}=${value}\n`;
}

/** @param {readonly Section[]} sections */
export function writeEnvExample(sections) {
  const parts = sections.map(({ title, variables }) =>
    [`# --- ${title} ---\n`, ...Object.entries(variables).map(([name, one]) => entry(name, one))].join('\n'),
  );
  return [head, ...parts].join('\n');
}

export async function envExample() {
  const { environmentSections } = await bundleAndImport('apps/server/src/environment.ts');
  return writeEnvExample(/** @type {Section[]} */ (environmentSections));
}

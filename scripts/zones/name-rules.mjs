// @ts-check

const vague = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'common']);
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Documents everybody looks for under these very names. */
const capital = new Set([
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'Caddyfile',
  'Dockerfile',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'SPEC.md',
  'THIRD-PARTY.md',
]);

/** The name without its extensions' dots; a leading dot is a spelling tools ask for. @param {string} part */
const words = (part) => part.replace(/^\./, '').split('.');

/**
 * @param {string} path relative to the root
 * @returns {{ rule: string, message: string }[]}
 */
export function checkName(path) {
  const parts = path.split('/');
  const file = parts.at(-1) ?? '';
  /** @type {{ rule: string, message: string }[]} */
  const findings = [];
  for (const part of parts) {
    const [stem = ''] = words(part);
    if (vague.has(stem) || /-(utils?|helpers?)$/.test(stem)) {
      findings.push({ rule: 'telling-names', message: `'${part}' says nothing: name it after what it does` });
    }
    if (!capital.has(part) && !words(part).every((word) => kebab.test(word))) {
      findings.push({ rule: 'kebab-case', message: `'${part}' is not kebab-case` });
    }
  }
  if (/^index\.tsx?$/.test(file) && !isFrontDoor(path)) {
    findings.push({
      rule: 'no-barrels',
      message: 'an index.ts is only the front door of a package or a server feature',
    });
  }
  return findings;
}

/** @param {string} path */
const isFrontDoor = (path) =>
  /^packages\/[^/]+\/src\/index\.ts$/.test(path) ||
  /^apps\/server\/src\/features\/[^/]+\/index\.ts$/.test(path);

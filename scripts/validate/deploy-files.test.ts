import { describe, expect, test } from 'vitest';
import { checkDeployFiles, composeFindings, imageFindings } from './deploy-files.mjs';

const known = new Set(['PORT', 'JWT_SECRET']);

describe('compose file', () => {
  const compose = (app: string) => `
services:
  app:
    image: truciolo
    environment: { JWT_SECRET: '\${JWT_SECRET:?}' }
${app}
volumes: { files: }
`;

  test('accepts declared services, volumes, settings and variables', () => {
    const text = compose("    volumes: ['files:/data', './Caddyfile:/etc/caddy/Caddyfile']");
    expect(composeFindings(text, 'JWT_SECRET=\n', known)).toEqual([]);
  });

  test.each([
    ['    depends_on: [database]', 'depends on database'],
    ["    volumes: ['other:/data']", 'volume other'],
    ['  proxy: { restart: always }', 'proxy: neither image nor build'],
    ["  two: { image: truciolo, environment: { GONE: 'on' } }", 'no setting GONE'],
    [`  two: { image: x, environment: { A: '\${NEW}' } }`, 'lacks NEW'],
  ])('finds %s', (app, finding) => {
    expect(composeFindings(compose(app), 'JWT_SECRET=\n', known)).toEqual([expect.stringContaining(finding)]);
  });

  test('finds a variable of the example that nothing uses', () => {
    expect(composeFindings(compose(''), 'JWT_SECRET=\nOLD=\n', known)).toEqual([
      expect.stringContaining('OLD'),
    ]);
  });
});

test('an image with build tools, as root and without a health check is refused', () => {
  expect(imageFindings('FROM node:20\nENV GONE=1\nCMD ["node"]\n', known)).toHaveLength(4);
});

test('the files of deploy/ have no finding', () => {
  expect(checkDeployFiles().output).toBe('');
});

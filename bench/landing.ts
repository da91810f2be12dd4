import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startServer } from '../scripts/e2e/start-server.mjs';
import { findOrInstallChromium } from '../scripts/machine/find-chromium.mjs';
import { root } from '../scripts/workspace/root.mjs';
import { type Look, lookAt, scoresOf } from './lighthouse/look-at.ts';

interface Measure {
  name: string;
  value: number;
  unit: string;
  goal?: string;
}

const web = join(root, 'dist', 'web');

const kilobytes = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(web, path))).length, 0) / 1024;

/** Files that the browser needs before the app renders its first page: the entry and its static imports. */
function firstAppChunk(): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(web, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    { file: string; isEntry?: boolean; imports?: string[] }
  >;
  const needed = new Set<string>();
  const take = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || needed.has(chunk.file)) return;
    needed.add(chunk.file);
    chunk.imports?.forEach(take);
  };
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) take(name);
  return [...needed];
}

export async function run(): Promise<Measure[]> {
  const executablePath = await findOrInstallChromium();
  const server = await startServer({ LOG_LEVEL: 'error' });
  let looks: Look[] = [];
  try {
    looks = await lookAt(`${server.url}/`, executablePath);
  } finally {
    await server.stop();
  }
  const scripts = [...new Set(looks.flatMap((one) => one.scripts.map((url) => new URL(url).pathname)))];
  return [
    ...scoresOf('landing', looks),
    {
      name: 'landing: layout shift (worst)',
      value: Math.max(...looks.map(({ shift }) => shift)),
      unit: '',
      goal: '0',
    },
    { name: 'landing: scripts, gz', value: kilobytes(scripts), unit: 'kB', goal: '≤ 40' },
    { name: 'app: first chunk, gz', value: kilobytes(firstAppChunk()), unit: 'kB', goal: '≤ 220' },
  ];
}

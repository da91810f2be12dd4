// @ts-check
// npm run build [-- --all] [-- server web landing]: builds what changed, or everything, or the named parts.
import './workspace/check-node.mjs';
import { fileURLToPath } from 'node:url';
import { buildPart, parts, staleParts } from './build/parts.mjs';
import { run } from './machine/run.mjs';
import { reportFailure } from './workspace/report-failure.mjs';
import { step } from './workspace/step.mjs';

const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith('-'));
const unknown = named.find((name) => !parts.some((part) => part.name === name));
if (unknown) {
  console.error(`Unknown part: ${unknown}. There are: ${parts.map((part) => part.name).join(', ')}.`);
  process.exit(2);
}

const wanted = named.length === 0 ? parts : parts.filter((part) => named.includes(part.name));
const due = args.includes('--all') ? wanted : staleParts(wanted);
const [ofServer, ofPages] = [
  due.filter(({ line }) => line === 'server'),
  due.filter(({ line }) => line === 'pages'),
];

/** @param {readonly import('./build/parts.mjs').Part[]} line */
async function buildLine(line) {
  for (const part of line) await step(part.title, () => buildPart(part));
}

/** In a process of its own: the embedded database would stop the compiler of the pages while it works. */
async function buildServerAside() {
  const names = ofServer.map(({ name }) => name);
  const code = await run(process.execPath, [fileURLToPath(import.meta.url), '--all', ...names]);
  if (code !== 0) process.exitCode = code;
}

try {
  if (ofServer.length > 0 && ofPages.length > 0) await Promise.all([buildServerAside(), buildLine(ofPages)]);
  else await buildLine(due);
} catch (error) {
  reportFailure(error);
}

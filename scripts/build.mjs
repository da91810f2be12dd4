// @ts-check
// npm run build [-- --all] [-- server web landing]: builds what changed, or everything, or the named parts.
import './workspace/check-node.mjs';
import { buildPart, parts, staleParts } from './build/parts.mjs';
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
try {
  for (const part of args.includes('--all') ? wanted : staleParts(wanted)) {
    await step(part.title, () => buildPart(part));
  }
} catch (error) {
  reportFailure(error);
}

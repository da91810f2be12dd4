// @ts-check
// npm run generate: writes .env.example, THIRD-PARTY.md and the table of docs/api.md from their sources.
import './workspace/check-node.mjs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from './validate/generated-files.mjs';
import { reportFailure } from './workspace/report-failure.mjs';
import { root } from './workspace/root.mjs';

try {
  for (const [path, generate] of Object.entries(generatedFiles)) {
    writeFileSync(join(root, path), await generate());
    console.log(path);
  }
} catch (error) {
  reportFailure(error);
}

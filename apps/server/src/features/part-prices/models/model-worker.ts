import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { analyseFile } from '@truciolo/cad-kernel';
import { factsOf } from '@truciolo/contract';
import { answerRequests } from '../../../platform/workers/answer-requests.ts';
import { type ModelAnswer, modelWorker } from './model-requests.ts';

/** A wasm file as npm installed it. */
const installed = (file: string): Uint8Array => readFileSync(createRequire(import.meta.url).resolve(file));

const UNREADABLE = 'Il modello non si può leggere.';

async function read(bytes: Uint8Array): Promise<ModelAnswer> {
  const outcome = await analyseFile(bytes, {
    wasmBytes: installed('replicad-opencascadejs/wasm'),
    igesBytes: () => installed('@bitbybit-dev/occt/bitbybit-dev-occt/bitbybit-dev-occt.wasm'),
  });
  if (!outcome.ok) return { refusal: outcome.message };
  try {
    return { solids: outcome.reports.map(factsOf) };
  } catch {
    // A report beyond the limits of the contract: thousands of faces, kilometres of length.
    return { refusal: UNREADABLE };
  }
}

answerRequests(modelWorker, ({ bytes }) => read(bytes));

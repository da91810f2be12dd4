import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Command, CommandIo } from '../command.ts';
import { analyseInThread } from './part/analyse-in-thread.ts';
import { partToJson } from './part/part-json.ts';
import { partText } from './part/part-text.ts';

const USAGE = 'Uso: truciolo part FILE... [--json]\n  Modelli STEP, BREP o STL; misure in mm.\n';

async function readBytes(path: string): Promise<Uint8Array | string> {
  try {
    return new Uint8Array(await readFile(path));
  } catch {
    return 'Il file non si può aprire.';
  }
}

async function run({ args, stdout, stderr }: CommandIo): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    stderr(USAGE);
    return 0;
  }
  const asJson = args.includes('--json');
  const unknown = args.find((argument) => argument.startsWith('--') && argument !== '--json');
  const files = args.filter((argument) => !argument.startsWith('--'));
  if (unknown !== undefined || files.length === 0) {
    stderr(`truciolo part: ${unknown ? `opzione sconosciuta ${unknown}` : 'manca il file'}.\n${USAGE}`);
    if (asJson) stdout('[]\n');
    return 2;
  }
  let failed = false;
  const entries: unknown[] = [];
  for (const path of files) {
    const file = basename(path);
    const bytes = await readBytes(path);
    const outcome =
      typeof bytes === 'string'
        ? ({ ok: false, code: 'unreadable', message: bytes } as const)
        : await analyseInThread(bytes);
    if (!outcome.ok) {
      failed = true;
      stderr(`truciolo part: ${file}: ${outcome.message}\n`);
      entries.push({ file, error: { code: outcome.code, message: outcome.message } });
      continue;
    }
    for (const report of outcome.reports) {
      entries.push(partToJson(file, report));
      if (!asJson) stdout(partText(file, report));
    }
  }
  if (asJson) stdout(`${JSON.stringify(entries, null, 2)}\n`);
  return failed ? 1 : 0;
}

export const partCommand: Command = {
  name: 'part',
  summary: 'volume, ingombro, fori, tasche e lavorazione di un modello 3D',
  run,
};

import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { withStockFirst } from '@truciolo/part';
import type { Command, CommandIo } from '../command.ts';
import { analyseOffThread } from './part/analyse-off-thread.ts';
import { cycleToJson } from './part/cycle-json.ts';
import { cycleText } from './part/cycle-text.ts';
import { partToJson } from './part/part-json.ts';
import { partText } from './part/part-text.ts';
import { propose, workMaterial } from './part/propose.ts';

const USAGE = `Uso: truciolo part FILE... [--material NOME] [--json]
  Modelli STEP, IGES, BREP o STL; misure in mm. Il ciclo proposto è per le macchine tipiche di un’officina, in C45 se non si
  dice altro: tempi in minuti, con la loro incertezza.
`;
const USUAL_MATERIAL = 'C45';

async function readBytes(path: string): Promise<Uint8Array | string> {
  try {
    return new Uint8Array(await readFile(path));
  } catch {
    return 'Il file non si può aprire.';
  }
}

function readArguments(args: readonly string[]) {
  const at = args.indexOf('--material');
  const rest = at < 0 ? args : args.filter((_, index) => index !== at && index !== at + 1);
  return {
    files: rest.filter((argument) => !argument.startsWith('--')),
    materialName: at < 0 ? USUAL_MATERIAL : (args[at + 1] ?? ''),
    unknown: rest.find((argument) => argument.startsWith('--') && argument !== '--json'),
  };
}

async function run({ args, stdout, stderr }: CommandIo): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    stderr(USAGE);
    return 0;
  }
  const asJson = args.includes('--json');
  const { files, materialName, unknown } = readArguments(args);
  const material = workMaterial(materialName);
  const wrong =
    unknown !== undefined
      ? `opzione sconosciuta ${unknown}`
      : files.length === 0
        ? 'manca il file'
        : `materiale sconosciuto ${materialName}`;
  if (unknown !== undefined || files.length === 0 || !material) {
    stderr(`truciolo part: ${wrong}.\n${USAGE}`);
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
        : await analyseOffThread(bytes);
    if (!outcome.ok) {
      failed = true;
      stderr(`truciolo part: ${file}: ${outcome.message}\n`);
      entries.push({ file, error: { code: outcome.code, message: outcome.message } });
      continue;
    }
    for (const read of outcome.reports) {
      const proposal = propose(read, material);
      // The cycle decides between the blanks, by what the machines and the material cost.
      const report = withStockFirst(read, proposal.routes[0]?.stock ?? null);
      entries.push(partToJson(file, report, cycleToJson(material.designation, proposal)));
      if (!asJson) stdout(partText(file, report) + cycleText(material.designation, proposal));
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

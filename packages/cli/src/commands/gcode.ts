import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { analyze, DIALECTS, isDialect, type Machine, parseMachine, type SourceFile } from '@truciolo/gcode';
import type { Command, CommandIo } from '../command.ts';
import { gcodeToJson } from './gcode-json.ts';
import { gcodeText } from './gcode-text.ts';

const USAGE = `Uso: truciolo gcode FILE... [--machine macchina.json] [--dialect NOME] [--sub FILE]... [--diameter UTENSILE=MM]... [--json]
  --dialect  ${DIALECTS.join(', ')} (se manca: riconosciuto dal programma)
  --machine  dati della macchina, vedi packages/gcode/README.md
  --sub      file con i sottoprogrammi chiamati
  --diameter diametro di un utensile, per numero (T3=8) o per nome ("FRESA 16=16")
`;

interface Call {
  readonly files: string[];
  readonly subs: string[];
  readonly diameters: Record<string, number>;
  machine: string | null;
  dialect: string | null;
  json: boolean;
  error: string;
}

function readCall(args: readonly string[]): Call {
  const call: Call = {
    files: [],
    subs: [],
    diameters: {},
    machine: null,
    dialect: null,
    json: false,
    error: '',
  };
  for (let i = 0; i < args.length; i++) {
    const argument = args[i] as string;
    const value = () => {
      i += 1;
      if (args[i] === undefined) call.error = `manca il valore di ${argument}`;
      return args[i] ?? '';
    };
    if (argument === '--json') call.json = true;
    else if (argument === '--machine') call.machine = value();
    else if (argument === '--dialect') call.dialect = value();
    else if (argument === '--sub') call.subs.push(value());
    else if (argument === '--diameter') readDiameter(call, value());
    else if (argument.startsWith('--')) call.error = `opzione sconosciuta ${argument}`;
    else call.files.push(argument);
  }
  if (call.error === '' && call.files.length === 0) call.error = 'manca il file';
  if (call.dialect !== null && !isDialect(call.dialect)) call.error = `dialetto sconosciuto ${call.dialect}`;
  return call;
}

/** `T3=8`, `FRESA 16=16,5`. */
function readDiameter(call: Call, text: string): void {
  const at = text.lastIndexOf('=');
  const name = text.slice(0, at).trim();
  const diameter = Number(text.slice(at + 1).replace(',', '.'));
  if (at > 0 && name !== '' && diameter > 0 && Number.isFinite(diameter)) call.diameters[name] = diameter;
  else if (call.error === '') call.error = `diametro non valido «${text}», scrivi per esempio T3=8`;
}

async function readMachine(path: string): Promise<Machine | readonly string[]> {
  let input: unknown;
  try {
    input = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    return [`${path}: ${error instanceof Error ? error.message : String(error)}`];
  }
  const outcome = parseMachine(input);
  return outcome.ok ? outcome.machine : outcome.errors;
}

async function readSource(path: string): Promise<SourceFile> {
  return { name: basename(path), bytes: new Uint8Array(await readFile(path)) };
}

async function run({ args, stdout, stderr }: CommandIo): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    stderr(USAGE);
    return 0;
  }
  const call = readCall(args);
  const refuse = (reason: string, code: number) => {
    stderr(`truciolo gcode: ${reason}.\n`);
    if (call.json) stdout('[]\n');
    return code;
  };
  if (call.error !== '') return refuse(`${call.error}\n${USAGE}`.trimEnd(), 2);
  const machine = call.machine === null ? undefined : await readMachine(call.machine);
  if (Array.isArray(machine)) return refuse(`macchina non valida: ${machine.join('; ')}`, 1);
  let failed = false;
  const entries: unknown[] = [];
  for (const file of call.files) {
    try {
      const sources = await Promise.all([file, ...call.subs].map(readSource));
      const { report } = analyze(sources, {
        diameters: call.diameters,
        ...(machine ? { machine: machine as Machine } : {}),
        ...(call.dialect !== null && isDialect(call.dialect) ? { dialect: call.dialect } : {}),
      });
      if (call.json) entries.push(gcodeToJson(file, report));
      else stdout(gcodeText(file, report));
    } catch (error) {
      failed = true;
      stderr(`truciolo gcode: ${file}: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
  if (call.json) stdout(`${JSON.stringify(entries, null, 2)}\n`);
  return failed ? 1 : 0;
}

export const gcodeCommand: Command = {
  name: 'gcode',
  summary: 'tempo ciclo, utensili, ingombri e segnalazioni di un programma NC',
  run,
};

import {
  calculate,
  type FieldError,
  type Operation,
  type OperationInputs,
  operations,
} from '@truciolo/cutting';
import type { Command, CommandIo } from '../command.ts';
import { assumeValues } from './cutting/assume-values.ts';
import { builders } from './cutting/build-input.ts';
import type { OptionName } from './cutting/option-names.ts';
import { optionReader } from './cutting/option-reader.ts';
import { type ParsedOptions, parseOptions } from './cutting/parse-options.ts';
import { errorJson, operationHelp, resultJson, resultTable, usage } from './cutting/print.ts';
import { readLibraryMaterial } from './cutting/shared-options.ts';

const program = 'truciolo cutting';

function wrongCall({ args, stdout, stderr }: CommandIo, message: string): number {
  stderr(`${program}: ${message}.\n${usage}`);
  if (args.includes('--json')) stdout(errorJson('usage', `${message}.`, []));
  return 2;
}

function refused({ args, stdout, stderr }: CommandIo, errors: readonly FieldError[]): number {
  const message = errors.map((error) => error.message).join(' ');
  stderr(`${program}: ${message}\n`);
  if (args.includes('--json')) stdout(errorJson('invalid-input', message, errors));
  return 1;
}

function build<Op extends Operation>(operation: Op, options: ParsedOptions) {
  const read = optionReader(options);
  const material = readLibraryMaterial(read);
  const input: OperationInputs[Op] = builders[operation](read, material);
  return { read, material, input };
}

/** An option of another operation is as wrong here as an unknown one. */
function foreignOption(options: ParsedOptions, asked: ReadonlySet<OptionName>): string | undefined {
  const given = [...options.numbers.keys(), ...options.texts.keys(), ...options.flags];
  const foreign = given.find((name) => name !== 'json' && name !== 'help' && !asked.has(name));
  return foreign && (options.typed.get(foreign) ?? foreign);
}

/** All errors at once: unreadable fields first, then fields the calculation refuses. */
function allErrors(unread: readonly FieldError[], wrong: readonly FieldError[]): readonly FieldError[] {
  const fields = new Set(unread.map((error) => error.field));
  return [...unread, ...wrong.filter((error) => !fields.has(error.field))];
}

function runOperation(io: CommandIo, operation: Operation, options: ParsedOptions): number {
  const asked = build(operation, options).read.asked;
  if (options.flags.has('help')) {
    io.stderr(operationHelp(operation, asked));
    return 0;
  }
  const foreign = foreignOption(options, asked);
  if (foreign !== undefined) return wrongCall(io, `opzione --${foreign} sconosciuta per ${operation}`);
  const { options: complete, assumed } = assumeValues(operation, options);
  const { read, material, input } = build(operation, complete);
  const outcome = calculate(operation, input);
  const errors = allErrors(read.errors, outcome.ok ? [] : outcome.errors);
  if (!outcome.ok || errors.length > 0) return refused(io, errors);
  const computed = { operation, material, ...outcome, assumed };
  io.stdout(options.flags.has('json') ? resultJson(computed) : resultTable(computed));
  return 0;
}

export const cuttingCommand: Command = {
  name: 'cutting',
  summary: "giri, avanzamento, potenza, rugosità, durata e tempo di un'operazione",
  async run(io) {
    const [first, ...rest] = io.args;
    if (first === '--help' || first === '-h') {
      io.stderr(usage);
      return 0;
    }
    if (first === undefined) return wrongCall(io, "manca l'operazione");
    const operation = operations.find((name) => name === first);
    if (!operation) return wrongCall(io, `operazione sconosciuta «${first}»`);
    const parsed = parseOptions(rest);
    return parsed.ok ? runOperation(io, operation, parsed.options) : wrongCall(io, parsed.message);
  },
};

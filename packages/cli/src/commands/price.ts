import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Command } from '../command.ts';
import { type PricedFileOutcome, priceQuoteFile } from './price/price-quote-file.ts';
import { priceTable } from './price/price-table.ts';

const USAGE = 'Uso: truciolo price FILE.json [ALTRO.json …] [--json] [--trace]\n';
const OPTIONS = ['--json', '--trace'];

/** Larger than any quote a person or a program writes; keeps a wrong file from filling the memory. */
const LARGEST_FILE = 50 * 1024 * 1024;

const refused = (message: string): PricedFileOutcome => ({
  ok: false,
  problems: [{ code: 'bad-value', path: '', message }],
});

async function priceFile(path: string, trace: boolean): Promise<PricedFileOutcome> {
  let content: Buffer;
  try {
    content = await readFile(path);
  } catch {
    return refused('il file non si può leggere.');
  }
  if (content.length > LARGEST_FILE) return refused('il file è troppo grande per un preventivo.');
  let json: unknown;
  try {
    json = JSON.parse(content.toString('utf8').replace(/^\uFEFF/, ''));
  } catch {
    return refused('il file non è un JSON valido.');
  }
  return priceQuoteFile(json, { trace });
}

/** Reasons why a file, or one of its quantities, has no price. */
function complaints(outcome: PricedFileOutcome): readonly string[] {
  if (!outcome.ok) return outcome.problems.map((problem) => problem.message);
  return outcome.result.positions.flatMap(({ code, prices }) =>
    prices.flatMap((entry) =>
      entry.ok ? [] : entry.problems.map(({ message }) => `${code}, ${entry.quantity} pezzi: ${message}`),
    ),
  );
}

export const priceCommand: Command = {
  name: 'price',
  summary: 'prezza uno o più preventivi esportati in JSON',
  async run({ args, stdout, stderr }) {
    if (args.includes('--help') || args.includes('-h')) {
      stderr(USAGE);
      return 0;
    }
    const asJson = args.includes('--json');
    const paths = args.filter((argument) => !argument.startsWith('--'));
    const unknown = args.find((argument) => argument.startsWith('--') && !OPTIONS.includes(argument));
    if (unknown !== undefined || paths.length === 0) {
      const reason = unknown === undefined ? 'manca il file' : `opzione sconosciuta ${unknown}`;
      stderr(`truciolo price: ${reason}.\n${USAGE}`);
      // Nothing but JSON may reach stdout when JSON was asked for, not even after a wrong call.
      if (asJson) stdout('[]\n');
      return 2;
    }
    const results: { readonly file: string; readonly outcome: PricedFileOutcome }[] = [];
    for (const path of paths) {
      results.push({ file: basename(path), outcome: await priceFile(path, args.includes('--trace')) });
    }
    const failures = results.flatMap(({ file, outcome }) =>
      complaints(outcome).map((text) => `${file}: ${text}`),
    );
    for (const failure of failures) stderr(`truciolo price: ${failure}\n`);
    if (asJson) {
      const entries = results.map(({ file, outcome }) =>
        outcome.ok ? { file, ok: true, ...outcome.result } : { file, ok: false, problems: outcome.problems },
      );
      // One file is one document; a batch is a list in the order of the call.
      stdout(`${JSON.stringify(entries.length === 1 ? entries[0] : entries, null, 2)}\n`);
    } else {
      const tables = results.flatMap(({ file, outcome }) =>
        outcome.ok ? [priceTable(file, outcome.result)] : [],
      );
      stdout(tables.join('\n'));
    }
    return failures.length > 0 ? 1 : 0;
  },
};

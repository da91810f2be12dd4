import { threadData } from '@truciolo/threads';
import type { Command } from '../command.ts';
import { threadToJson } from './thread-json.ts';
import { threadTable } from './thread-table.ts';

const USAGE = 'Uso: truciolo thread M8 M10x1 "G1/2" [--json]\n';

/** Nothing but JSON may reach stdout when JSON was asked for, not even after a wrong call. */
const EMPTY_JSON = '[]\n';

export const threadCommand: Command = {
  name: 'thread',
  summary: 'diametri, limiti e prefori di una o più filettature (mm)',
  async run({ args, stdout, stderr }) {
    if (args.includes('--help') || args.includes('-h')) {
      stderr(USAGE);
      return 0;
    }
    const asJson = args.includes('--json');
    const options = args.filter((argument) => argument.startsWith('--') && argument !== '--json');
    const designations = args.filter((argument) => !argument.startsWith('--'));
    if (options.length > 0 || designations.length === 0) {
      const reason = options.length > 0 ? `opzione sconosciuta ${options[0]}` : 'manca la filettatura';
      stderr(`truciolo thread: ${reason}.\n${USAGE}`);
      if (asJson) stdout(EMPTY_JSON);
      return 2;
    }
    const results = designations.map((typed) => ({ typed, outcome: threadData(typed) }));
    const refused = results.flatMap(({ outcome }) => (outcome.ok ? [] : [outcome.error.message]));
    for (const message of refused) stderr(`truciolo thread: ${message}\n`);
    if (asJson) {
      const entries = results.map(({ typed, outcome }) => threadToJson(typed, outcome));
      stdout(`${JSON.stringify(entries, null, 2)}\n`);
    } else {
      stdout(threadTable(results.flatMap(({ outcome }) => (outcome.ok ? [outcome.value] : []))));
    }
    return refused.length > 0 ? 1 : 0;
  },
};

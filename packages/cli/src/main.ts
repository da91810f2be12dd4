import type { Command } from './command.ts';
import { cuttingCommand } from './commands/cutting.ts';
import { gcodeCommand } from './commands/gcode.ts';
import { mcpCommand } from './commands/mcp.ts';
import { partCommand } from './commands/part.ts';
import { priceCommand } from './commands/price.ts';
import { threadCommand } from './commands/thread.ts';

/** A model is read in a worker that loads this same bundle. */
export { analyseInWorker } from './commands/part/analyse-off-thread.ts';

const commands: readonly Command[] = [
  cuttingCommand,
  threadCommand,
  gcodeCommand,
  priceCommand,
  partCommand,
  mcpCommand,
];

function help(): string {
  const rows = commands.map((command) => `  ${command.name.padEnd(10)} ${command.summary}`);
  return `truciolo COMANDO [argomenti] [--json]\n\n${rows.join('\n')}\n`;
}

export async function main(argv: readonly string[]): Promise<number> {
  const [name, ...args] = argv;
  const io = {
    args,
    stdout: (text: string) => void process.stdout.write(text),
    stderr: (text: string) => void process.stderr.write(text),
  };
  if (name === undefined || name === '--help' || name === '-h') {
    io.stderr(help());
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    io.stderr(`truciolo: comando sconosciuto «${name}».\n\n${help()}`);
    return 2;
  }
  return command.run(io);
}

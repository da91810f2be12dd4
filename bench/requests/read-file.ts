import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { type DrawingReading, readDrawing } from '@truciolo/drawing';
import { loadPdfjs, readPages } from '@truciolo/pdf-pages';
import { drawingWorker } from '../../apps/server/src/features/requests/drawings/drawing-plan.ts';
import { recogniserParts } from '../../apps/server/src/features/requests/drawings/recogniser-parts.ts';

/** One file as a process of its own read it. */
interface ReadFile {
  readonly reading: DrawingReading;
  readonly pages: number;
  /**
   * CPU of the first file of a process, as a browser reads it: the code is loaded but never ran, and the recogniser is
   * started. Only the start of the process is left out.
   */
  readonly seconds: number;
  /**
   * CPU of the same file read once more in the same process, as in the server's worker, which reads one file after the
   * other.
   */
  readonly warmSeconds: number;
  /** Largest resident set of the process, all of Node included. */
  readonly megabytes: number;
}

const MICROSECONDS = 1e6;
const KILOBYTES = 1024;

async function measureReading(bytes: Uint8Array) {
  const before = process.cpuUsage();
  const pages = await readPages(bytes, recogniserParts);
  const reading = readDrawing(pages);
  const { user, system } = process.cpuUsage(before);
  return { reading, pages: pages.length, seconds: (user + system) / MICROSECONDS };
}

/** Reads the file named in the environment and writes the outcome to the standard output. */
export async function answerFile(): Promise<void> {
  const bytes = new Uint8Array(readFileSync(process.env.BENCH_FILE ?? ''));
  await loadPdfjs();
  const first = await measureReading(bytes);
  const megabytes = process.resourceUsage().maxRSS / KILOBYTES;
  const { seconds: warmSeconds } = await measureReading(bytes);
  const read: ReadFile = { ...first, warmSeconds, megabytes };
  process.stdout.write(JSON.stringify(read));
}

/** The server's worker has this limit too. */
const LIMIT = `--max-old-space-size=${drawingWorker.memoryMb}`;

/** Reads a file in a new process: memory that other files left behind says nothing about this one. */
export async function readFileApart(file: string): Promise<ReadFile> {
  const program = `await (await import(${JSON.stringify(import.meta.url)})).answerFile()`;
  const child = spawn(process.execPath, [LIMIT, '--input-type=module', '-e', program], {
    env: { ...process.env, BENCH_FILE: file },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (output === '') throw new Error(`${file} non si legge.`);
  return JSON.parse(output) as ReadFile;
}

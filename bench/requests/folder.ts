import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder named on the command line; null where this bench runs among all others. */
export function samplesFolder(): string | null {
  const named = process.argv.slice(2).find((word) => word.includes('/'));
  if (named === undefined) return null;
  // npm changes to the folder of the project and says where it was called.
  const folder = resolve(process.env.INIT_CWD ?? '.', named);
  if (!existsSync(join(folder, 'truth.json')) && !existsSync(join(folder, 'mails', 'truth.json')))
    throw new Error(`${folder} non contiene truth.json.`);
  return folder;
}

export const readJson = <Content>(...path: string[]): Content =>
  JSON.parse(readFileSync(join(...path), 'utf8')) as Content;

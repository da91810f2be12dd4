import { codeKey } from '../read/codes.ts';
import { readFileName } from '../read/file-name.ts';

export type PairedBy = 'code' | 'bare-code' | 'series' | 'read-code' | 'file-name' | 'only-one';

export const PAIRING_REASONS: Record<PairedBy, string> = {
  code: 'il nome del file è il codice',
  'bare-code': 'il nome del file è il codice senza la lettera finale',
  series: 'disegno tabellato con la stessa serie di codici',
  'read-code': 'codice letto sul disegno',
  'file-name': 'stesso nome dell’altro file',
  'only-one': 'un solo pezzo e un solo disegno',
};

/** "DS-100-XX" stands for every code of its series. */
function isSeries(name: string, code: string): boolean {
  if (!/X{2,}/i.test(name)) return false;
  const pattern = codeKey(name).replaceAll(/X{2,}/g, (marks) => `[A-Z0-9]{1,${marks.length + 2}}`);
  return new RegExp(`^${pattern}$`).test(codeKey(code));
}

/** Why a file belongs to a code; `readCode`: the code that stands on its sheet. Null when it does not belong. */
export function pairedBy(file: string, code: string, readCode: string | null): PairedBy | null {
  const key = codeKey(code);
  const { base, code: named } = readFileName(file);
  const [nameKey, baseKey] = [codeKey(named), codeKey(base)];
  if (nameKey === key || baseKey === key) return 'code';
  if (isSeries(named, code)) return 'series';
  if (readCode !== null && codeKey(readCode) === key) return 'read-code';
  // "RB/77.3-A" and the file "RB-77.3": the letter at the end is the revision.
  if (nameKey.length > 3 && nameKey === codeKey(code.replace(/[-_ ][A-Z]$/, ''))) return 'bare-code';
  // A file's name may go on after the code: "RO-4520 mozzo guida.pdf".
  const rest = baseKey.startsWith(key) ? baseKey.slice(key.length) : '';
  return key.length >= 5 && /^[A-Z]{3}/.test(rest) ? 'code' : null;
}

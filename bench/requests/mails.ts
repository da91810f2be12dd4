import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareMail, type MailComparison, type MailTruth } from './compare-mail.ts';
import { readMails } from './read-mails.ts';

interface Measure {
  name: string;
  value: number;
  unit: string;
  goal?: string | number;
}

const GOALS: Readonly<Record<string, { readonly precision?: number; readonly recall?: number }>> = {
  kind: { precision: 1, recall: 1 },
  position: { recall: 0.95 },
  quantity: { precision: 0.98 },
};

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
/** Arrival of mails whose own date is no day. */
const TODAY = '2026-03-01';
const MICROSECONDS = 1e6;

function measuresOf(field: string, all: readonly MailComparison[]): Measure[] {
  const own = all.filter((each) => each.field === field);
  const [read, expected] = [
    own.filter((each) => each.read !== ''),
    own.filter((each) => each.expected !== ''),
  ];
  const right = own.filter(({ isRight, expected: label }) => isRight && label !== '').length;
  const { precision, recall } = GOALS[field] ?? {};
  return [
    {
      name: `mail: ${field}, precision (${read.length})`,
      value: share(right, read.length),
      unit: '',
      ...(precision && { goal: precision }),
    },
    {
      name: `mail: ${field}, recall (${expected.length})`,
      value: share(right, expected.length),
      unit: '',
      ...(recall && { goal: recall }),
    },
  ];
}

/** Reads every labelled mail below the folder; prints each value that differs from its label. */
export async function measureMails(folder: string): Promise<readonly Measure[]> {
  const labels = join(folder, 'mails', 'truth.json');
  if (!existsSync(labels)) return [];
  const truths = JSON.parse(readFileSync(labels, 'utf8')) as readonly MailTruth[];
  const before = process.cpuUsage();
  const mails = await readMails(join(folder, 'mails'), TODAY);
  const { user, system } = process.cpuUsage(before);
  const all = truths.flatMap((truth) => {
    const mail = mails.find(({ file }) => file === truth.file);
    return mail ? compareMail(truth, mail) : [];
  });
  for (const { field, file, expected, read, isSure } of all.filter(({ isRight }) => !isRight))
    console.log(
      `${field} | ${file} | atteso: ${expected || '–'} | letto: ${read || '–'}${isSure ? ' | SICURO' : ''}`,
    );
  const shown = all.filter(({ read }) => read !== '');
  const wrong = shown.filter(({ isRight, isSure }) => isSure && !isRight).length;
  return [
    ...[...new Set(all.map(({ field }) => field))].flatMap((field) => measuresOf(field, all)),
    {
      name: `mail: sure but wrong, share (${shown.length})`,
      value: share(wrong, shown.length),
      unit: '',
      goal: 0.01,
    },
    { name: 'mail: CPU each', value: (user + system) / MICROSECONDS / Math.max(1, mails.length), unit: 's' },
  ];
}

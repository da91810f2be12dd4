import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compareMail, type MailTruth } from './compare-mail.ts';
import { readJson, samplesFolder } from './folder.ts';
import { readMails } from './read-mails.ts';
import { type Goal, type Measure, printWrong, sureButWrong, tally } from './tally.ts';

const GOALS: Readonly<Record<string, Goal>> = {
  kind: { precision: 1, recall: 1 },
  position: { recall: 0.95 },
  quantity: { precision: 0.98 },
};

/** Arrival of mails whose own date is no day. */
const TODAY = '2026-03-01';
const MICROSECONDS = 1e6;

/** Reads every labelled mail of the folder and prints each value that differs from its label. */
export async function runMails(): Promise<readonly Measure[]> {
  const folder = samplesFolder();
  if (folder === null || !existsSync(join(folder, 'mails', 'truth.json'))) return [];
  const before = process.cpuUsage();
  const mails = await readMails(join(folder, 'mails'), TODAY);
  const { user, system } = process.cpuUsage(before);
  const compared = readJson<readonly MailTruth[]>(folder, 'mails', 'truth.json').flatMap((truth) => {
    const mail = mails.find(({ file }) => file === truth.file);
    return mail ? compareMail(truth, mail) : [];
  });
  printWrong(compared);
  return [
    ...tally('mail', compared, GOALS),
    ...sureButWrong('mail', compared),
    { name: 'mail: CPU each', value: (user + system) / MICROSECONDS / Math.max(1, mails.length), unit: 's' },
  ];
}

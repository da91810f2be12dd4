import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openMessage } from '@truciolo/mail-message';
import { type AttachedList, pairFiles, type RequestReading, readMessage } from '@truciolo/request';
import { cellText } from '../../apps/server/src/features/imports/cells/cell-text.ts';
import { readTable } from '../../apps/server/src/features/imports/file/read-table.ts';

/** A mail as it was read, in the words of the labels. */
export interface ReadMail {
  readonly file: string;
  readonly reading: RequestReading;
  readonly positions: ReturnType<typeof pairFiles>['positions'];
  readonly notices: readonly string[];
}

async function listsOf(
  attachments: Awaited<ReturnType<typeof openMessage>>['attachments'],
): Promise<AttachedList[]> {
  const lists: AttachedList[] = [];
  for (const { name, kind, bytes } of attachments) {
    if (kind !== 'xlsx' && kind !== 'csv') continue;
    const { rows } = await readTable(Buffer.from(bytes), '', '');
    lists.push({ file: name, rows: rows.map((row) => row.map(cellText)) });
  }
  return lists;
}

/** Opens and reads every mail of a folder. */
export async function readMails(folder: string, today: string): Promise<ReadMail[]> {
  const files = (await readdir(folder)).filter((name) => /\.(eml|msg)$/i.test(name)).sort();
  const mails: ReadMail[] = [];
  for (const file of files) {
    const message = await openMessage(await readFile(join(folder, file)));
    const reading = readMessage(message, { today, lists: await listsOf(message.attachments) });
    const isRead = reading.kind.value === 'request' || reading.kind.value === 'order';
    const { positions } = pairFiles(reading.positions, isRead ? message.attachments : []);
    mails.push({ file, reading, positions, notices: message.notices });
  }
  return mails;
}

import type { RequestContent, RequestFileKind, ShopRequest } from '@truciolo/contract';
import { dayInRome } from '@truciolo/italian';
import {
  type AttachedList,
  type Attachment,
  type ContentKind,
  type Message,
  pairFiles,
  type ReadKind,
  type RegistryMaterial,
  readMessage,
} from '@truciolo/request';
import type { Db } from '../../../platform/database/handles.ts';
import { Refusal, readTable } from '../../imports/index.ts';
import { newId } from '../../plain-quotes/index.ts';
import { contentOf } from './content-of.ts';

interface ReadableFile {
  readonly guid: string;
  readonly name: string;
  readonly kind: RequestFileKind;
  readonly bytes: Buffer;
}

/** Kinds of files as the reader of messages names them. */
export const READABLE_KINDS: Readonly<Record<RequestFileKind, ContentKind>> = {
  pdf: 'pdf',
  step: 'step',
  iges: 'iges',
  stl: 'stl',
  mesh: 'stl',
  dxf: 'dxf',
  sheet: 'xlsx',
  text: 'csv',
  png: 'image',
  jpeg: 'image',
  webp: 'image',
};

const attachmentOf = ({ name, kind, bytes }: ReadableFile): Attachment => ({
  name,
  size: bytes.length,
  kind: READABLE_KINDS[kind],
  inline: false,
  refused: null,
});

const LIST_ROWS = 1000;

/** Lists as texts; an unreadable one stays among the files and is read by a person. */
async function listsOf(files: readonly ReadableFile[]): Promise<AttachedList[]> {
  const lists: AttachedList[] = [];
  for (const { name, kind, bytes } of files) {
    if (kind !== 'sheet' && kind !== 'text') continue;
    try {
      const { rows } = await readTable(bytes, '', '');
      lists.push({
        file: name,
        rows: rows.slice(0, LIST_ROWS).map((row) => row.map((cell) => String(cell ?? ''))),
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return lists;
}

export async function listMaterials(db: Db): Promise<RegistryMaterial[]> {
  const rows = await db
    .selectFrom('materials')
    .select(['guid', 'designation', 'wnr', 'aisi', 'commonNames'])
    .where('archivedAt', 'is', null)
    .orderBy('sortKey')
    .execute();
  return rows.flatMap(({ guid: id, designation, wnr, aisi, commonNames }) =>
    [designation, wnr, aisi, ...commonNames].filter((name) => name !== '').map((name) => ({ id, name })),
  );
}

interface Read {
  readonly kind: ShopRequest['kind'];
  readonly content: RequestContent;
}

const isAsked = (kind: ReadKind): kind is 'order' | 'request' => kind === 'order' || kind === 'request';

/** Reads text, lists and file names of a request. Drawings are read where they are shown. */
export async function readRequest(
  message: Omit<Message, 'attachments'>,
  files: readonly ReadableFile[],
  materials: readonly RegistryMaterial[],
  now: Date,
): Promise<Read> {
  const attachments = files.map(attachmentOf);
  const whole = { ...message, attachments };
  const reading = readMessage(whole, { today: dayInRome(now), materials, lists: await listsOf(files) });
  const kind = reading.kind.value;
  // Pictures of a newsletter are no parts.
  const parts = isAsked(kind) ? attachments : attachments.filter((file) => file.kind !== 'image');
  const content = contentOf(reading, pairFiles(reading.positions, parts), files, newId);
  return {
    kind: isAsked(kind) ? kind : 'other',
    content: { customerGuid: null, ...content },
  };
}

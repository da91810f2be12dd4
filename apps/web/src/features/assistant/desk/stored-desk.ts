import type { LengthUnit } from '@truciolo/part';
import { requestDone } from '../../../lib/request-done.ts';
import type { Said } from '../report/said.ts';
import type { DeskFile } from './part-desk.ts';

/** Open models with what the user said about them, as they survive a reload. */
export interface StoredDesk {
  readonly files: readonly { readonly file: File; readonly unit: LengthUnit | null }[];
  /** By place of the file and index of the solid: "0/2". */
  readonly said: Readonly<Record<string, Said>>;
}

type SaidByPart = Readonly<Record<string, Said>>;

const moved = (said: SaidByPart, placeOf: (file: number) => number | undefined): SaidByPart =>
  Object.fromEntries(
    Object.entries(said).flatMap(([key, value]) => {
      const [file, solid] = key.split('/');
      const place = placeOf(Number(file));
      return place === undefined ? [] : [[`${place}/${solid}`, value] as const];
    }),
  );

/** Ids of the desk start again after a reload: places are kept instead. */
export function toStored(files: readonly DeskFile[], said: SaidByPart): StoredDesk {
  const places = new Map(files.map(({ id }, place) => [id, place]));
  return {
    files: files.map(({ file, unit }) => ({ file, unit })),
    said: moved(said, (id) => places.get(id)),
  };
}

/** Returns the words about the parts under the ids that the files have now. */
export const fromStored = ({ said }: StoredDesk, files: readonly DeskFile[]): SaidByPart =>
  moved(said, (place) => files[place]?.id);

const NAME = 'truciolo-assistant';
const STORE = 'desks';

async function openStore(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const database = await requestDone(request);
  // Does not block another tab with a newer version.
  database.onversionchange = () => database.close();
  return database.transaction(STORE, mode).objectStore(STORE);
}

/** Null where nothing was open, or where the browser keeps nothing. */
export async function readDesk(user: string): Promise<StoredDesk | null> {
  try {
    const store = await openStore('readonly');
    return ((await requestDone(store.get(user))) as StoredDesk | undefined) ?? null;
  } catch {
    return null;
  }
}

/** A full or forbidden storage is no reason to stop working: the models are then open until the reload. */
export async function writeDesk(user: string, desk: StoredDesk): Promise<void> {
  try {
    const store = await openStore('readwrite');
    if (desk.files.length > 0) await requestDone(store.put(desk, user));
    else await requestDone(store.delete(user));
  } catch {
    return;
  }
}

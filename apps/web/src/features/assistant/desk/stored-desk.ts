import type { LengthUnit } from '@truciolo/part';
import type { DeskFile } from '../../../entities/parts/desk/part-desk.ts';
import { browserShelf } from '../../../lib/browser-shelf.ts';
import type { Said } from '../report/said.ts';

/** Open models with what the user said about them, as they survive a reload. */
interface StoredDesk {
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

const shelf = browserShelf<StoredDesk>('truciolo-assistant', 'desks');

export const readDesk = (user: string): Promise<StoredDesk | null> => shelf.read(user);

/** Without storage the models are open until the reload. */
export const writeDesk = (user: string, desk: StoredDesk): Promise<void> =>
  shelf.write(user, desk.files.length > 0 ? desk : null);

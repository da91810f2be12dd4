import { SHOP_FILES, SHOP_PARTS } from '@truciolo/contract';
import type { TakenFile } from './inspect-file.ts';
import {
  type DrawingProblem,
  type DrawnFacts,
  FIRST_QUANTITY,
  filesOf,
  type PartChoice,
  type ShopPart,
} from './shop-part.ts';

export type ListProblem =
  | { readonly problem: 'twice'; readonly name: string }
  | { readonly problem: 'count' }
  | { readonly problem: 'files' };

interface Listed {
  readonly parts: readonly ShopPart[];
  readonly problems: readonly ListProblem[];
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** A new part starts with the material and the quantities of the one before it: buyers mostly ask for sets. */
function newPart({ file, role, key, name }: TakenFile, id: string, before: ShopPart | undefined): ShopPart {
  return {
    id,
    key,
    model: role === 'model' ? file : null,
    drawings: role === 'drawing' ? [file] : [],
    choice: {
      name,
      materialGuid: before?.choice.materialGuid ?? null,
      tolerance: role === 'drawing' ? 'drawing' : 'medium',
      treatment: null,
      quantities: before?.choice.quantities ?? [FIRST_QUANTITY],
      chosen: before?.choice.chosen ?? FIRST_QUANTITY,
      notes: '',
      threads: {},
    },
    touched: [],
    drawn: null,
    drawingProblem: null,
  };
}

/** A shop with one material leaves nothing to choose. */
export const withOnlyMaterial = (part: ShopPart, offered: readonly { readonly guid: string }[]): ShopPart =>
  part.choice.materialGuid === null && offered.length === 1
    ? { ...part, choice: { ...part.choice, materialGuid: offered[0]?.guid ?? null } }
    : part;

function joined(part: ShopPart, { file, role }: TakenFile): ShopPart {
  if (role === 'model') return { ...part, model: file };
  const tolerance = part.touched.includes('tolerance') ? part.choice.tolerance : 'drawing';
  return { ...part, drawings: [...part.drawings, file], choice: { ...part.choice, tolerance } };
}

/** Adds a file to the part with its name, or as a new part. `into`: the part the buyer adds it to, whatever its name. */
function withFile(listed: Listed, taken: TakenFile, newId: () => string, into: string | null): Listed {
  const { parts, problems } = listed;
  const refuse = (problem: ListProblem): Listed => ({ parts, problems: [...problems, problem] });
  const files = parts.flatMap(filesOf);
  if (files.some((file) => isSame(file, taken.file)))
    return refuse({ problem: 'twice', name: taken.file.name });
  if (files.length >= SHOP_FILES) return refuse({ problem: 'files' });
  const home = parts.find(
    (part) =>
      (into === null ? part.key === taken.key : part.id === into) &&
      (taken.role === 'drawing' || part.model === null),
  );
  if (home) return { problems, parts: parts.map((part) => (part === home ? joined(part, taken) : part)) };
  if (parts.length >= SHOP_PARTS) return refuse({ problem: 'count' });
  return { problems, parts: [...parts, newPart(taken, newId(), parts.at(-1))] };
}

export const addFiles = (
  parts: readonly ShopPart[],
  taken: readonly TakenFile[],
  newId: () => string,
  into: string | null = null,
): Listed =>
  taken.reduce<Listed>((listed, file) => withFile(listed, file, newId, into), { parts, problems: [] });

const onPart = (parts: readonly ShopPart[], id: string, edit: (part: ShopPart) => ShopPart) =>
  parts.map((part) => (part.id === id ? edit(part) : part));

export const changeChoice = (parts: readonly ShopPart[], id: string, change: Partial<PartChoice>) =>
  onPart(parts, id, (part) => ({
    ...part,
    choice: { ...part.choice, ...change },
    touched: [...new Set([...part.touched, ...(Object.keys(change) as (keyof PartChoice)[])])],
  }));

/** Values of the drawing, where the buyer has not decided. */
export const withDrawing = (parts: readonly ShopPart[], id: string, drawn: DrawnFacts) =>
  onPart(parts, id, (part) => {
    const fresh: Partial<PartChoice> = {
      ...(drawn.title ? { name: drawn.title } : {}),
      ...(drawn.materialGuid ? { materialGuid: drawn.materialGuid } : {}),
      ...(drawn.treatment === null ? {} : { treatment: drawn.treatment }),
      ...(drawn.quantity === null ? {} : { quantities: [drawn.quantity], chosen: drawn.quantity }),
    };
    const open = Object.entries(fresh).filter(([key]) => !part.touched.includes(key as keyof PartChoice));
    return { ...part, drawn, choice: { ...part.choice, ...Object.fromEntries(open) } };
  });

export const withDrawingProblem = (parts: readonly ShopPart[], id: string, drawingProblem: DrawingProblem) =>
  onPart(parts, id, (part) => ({ ...part, drawingProblem }));

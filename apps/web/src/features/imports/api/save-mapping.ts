import { imports, type SheetKind, type SheetWord } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export type Mapping = Readonly<Record<string, string | null>>;

export const saveMapping = (registry: SheetKind, mapping: Mapping) =>
  api(imports.saveMapping, { params: { registry }, body: { mapping: { ...mapping } } });

/** Stores the meaning of a word of the shop's own sheet, for this file and the next ones. */
export const saveWord = (registry: SheetKind, word: SheetWord) =>
  api(imports.saveMapping, { params: { registry }, body: { words: [word] } });

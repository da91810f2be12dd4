import { imports, type SheetKind } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export type Mapping = Readonly<Record<string, string | null>>;

export const saveMapping = (registry: SheetKind, mapping: Mapping) =>
  api(imports.saveMapping, { params: { registry }, body: { mapping: { ...mapping } } });

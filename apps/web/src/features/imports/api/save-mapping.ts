import { type SheetKind, saveMapping as spec } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export type Mapping = Readonly<Record<string, string | null>>;

export const saveMapping = (registry: SheetKind, mapping: Mapping) =>
  api(spec, { params: { registry }, body: { mapping: { ...mapping } } });

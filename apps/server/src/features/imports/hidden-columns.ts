import type { SheetKind } from '@truciolo/contract';
import type { Actor } from '../../platform/context.ts';
import { registryTables } from '../registries/index.ts';

/** Fields that this user neither sees nor sets. Users without cost access are refused past quotes as a whole. */
export const secretsOf = (kind: SheetKind, { hideCosts }: Pick<Actor, 'hideCosts'>): string[] =>
  hideCosts && kind !== 'quotes' ? Object.keys(registryTables[kind].secrets) : [];

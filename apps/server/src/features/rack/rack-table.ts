import { rack } from '@truciolo/contract';
import { countOf } from '@truciolo/italian';
import { RACK_SHAPE_LABELS, type RackShape } from '@truciolo/jobs';
import type { RegistryTable } from '../../platform/registry/registry-table.ts';

const label = (shape: unknown): string => RACK_SHAPE_LABELS[shape as RackShape] ?? '';
const pieces = (count: number): string => countOf(count, 'pezzo', 'pezzi');

export const rackTable: RegistryTable = {
  table: 'rackItems',
  registry: rack,
  nameColumn: 'material',
  found: null,
  jsonFields: [],
  sortColumns: {
    material: 'sortKey',
    code: 'code',
    shape: 'shape',
    width: 'width',
    length: 'length',
    pieces: 'pieces',
    reserved: 'reserved',
    batch: 'batch',
    place: 'place',
    supplier: 'supplier',
    price: 'price',
    updatedAt: 'updatedAt',
  },
  filterColumns: { shape: 'shape', isRemnant: 'isRemnant', tags: 'tags' },
  searchText: ({ code, material, shape, width, batch, place, supplier, tags }) =>
    [code, material, label(shape), width, batch, place, supplier, ...(tags as string[])].join(' '),
  sortText: ({ material, shape }) => `${material} ${label(shape)}`,
  refuseChange: ({ reserved }, next) =>
    Number(next.pieces) < Number(reserved)
      ? { pieces: `Per le commesse ne sono riservati ${reserved}: libera prima quelli.` }
      : null,
  refuseArchive: ({ reserved, material }) =>
    Number(reserved) > 0
      ? `${material}: ${pieces(Number(reserved))} sono riservati per una commessa. Libera prima quelli.`
      : null,
  secrets: { price: null },
  unique: { field: 'code', index: 'rack_items_code_key' },
};

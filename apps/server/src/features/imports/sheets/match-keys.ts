import { vatNumberKey } from '@truciolo/jobs';
import { searchKey } from '../../../platform/registry/search-key.ts';
import type { Fields, MatchKey } from './sheet.ts';

const textOf = (fields: Fields, name: string): string => String(fields[name] ?? '');

export const byCode: MatchKey = {
  name: 'code',
  path: 'code',
  unique: true,
  read: (fields) => textOf(fields, 'code').trim().toLowerCase(),
};

export const byVatNumber: MatchKey = {
  name: 'vat',
  path: 'vatNumber',
  unique: false,
  read: (fields) => vatNumberKey(textOf(fields, 'vatNumber')),
};

export const byName: MatchKey = {
  name: 'name',
  path: 'name',
  unique: false,
  read: (fields) => searchKey(textOf(fields, 'name')),
};

const designationOf = (fields: Fields): string => textOf(fields, 'designation').trim().toLowerCase();

/** A material is known by its designation in one condition: C45 drawn is not C45 hardened. */
export const byDesignation: MatchKey = {
  name: 'designation',
  path: 'designation',
  unique: true,
  read: (fields) => {
    const designation = designationOf(fields);
    if (designation === '' || fields.condition === undefined) return '';
    return `${designation}|${textOf(fields, 'condition').trim().toLowerCase()}`;
  },
};

/** For a file without the condition. */
export const byDesignationAlone: MatchKey = {
  name: 'any-condition',
  path: 'designation',
  unique: false,
  read: designationOf,
};

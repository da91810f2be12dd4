import type { Schema } from '../database/schema.ts';

/** The tables that hold a registry. */
export type RegistryTableName = {
  [Name in keyof Schema]: Schema[Name] extends { searchKey: string } ? Name : never;
}[keyof Schema];

import { type HeadedColumn, headingKey, type Mapping } from '@truciolo/headings';
import { ID_HEADING, type RegistrySheet } from '../sheets/sheet.ts';

export const ID_PATH = ID_HEADING;

export { headingKey, type Mapping };

/** Columns that a file may have: the hidden one with the guid is never guessed. */
export const columnsOf = (sheet: RegistrySheet): readonly HeadedColumn[] => [
  { path: ID_PATH, heading: ID_HEADING, byNameOnly: true },
  ...sheet.columns,
];

import type { ComponentType, ReactNode } from 'react';
import type { FieldValues, ListState, RegistryCalls, RegistryRow } from '../calls/registry-calls.ts';
import type { FieldSpecs } from './field-spec.ts';
import type { RecordSchema } from './schema-errors.ts';

export interface RegistryColumn<Row> {
  /** Also the name of the sort. */
  readonly key: string;
  readonly label: string;
  readonly unit?: string;
  /** px */
  readonly width: number;
  /** px on a phone, if narrower. */
  readonly phoneWidth?: number;
  /** Takes the remaining width. */
  readonly grow?: boolean;
  readonly numeric?: boolean;
  readonly sortable?: boolean;
  /** Hidden by default. */
  readonly optional?: boolean;
  /** Columns such as actions, which the column menu leaves out. */
  readonly unlisted?: boolean;
  /** A price, rate or margin: hidden from users without cost access. */
  readonly cost?: boolean;
  /** Visible on a phone. */
  readonly essential?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

export interface RegistryFilter {
  readonly field: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A tab above the list for frequent filters. */
export interface RegistryView {
  readonly label: string;
  readonly filter: readonly string[];
  readonly archived: ListState['archived'];
}

export interface RegistryTexts {
  readonly title: string;
  /** "macchina", "macchine" */
  readonly one: string;
  readonly many: string;
  readonly feminine: boolean;
  /** "Nuova macchina" */
  readonly create: string;
  /** "Cerca codice, nome, marca" */
  readonly search: string;
  /** One sentence for a registry without rows. */
  readonly empty: string;
}

export interface RecordTab {
  readonly key: string;
  readonly label: string;
  readonly Content: ComponentType;
  /** About money only: hidden from users without cost access. */
  readonly cost?: boolean;
}

/** The pending save. */
export interface Saving {
  readonly values: FieldValues;
  /** The changed row and its base values; null for a new one. */
  readonly before: { readonly guid: string; readonly values: FieldValues } | null;
}

/** The form of one row: the same rules wherever it is created or changed. */
interface RecordForm {
  readonly schema: RecordSchema;
  /** Labels, units and controls by dotted path; history and conflicts use the same labels. */
  readonly specs: FieldSpecs;
  readonly blank: () => FieldValues;
  /** A remark below a field, such as a wrong check digit. It never blocks. */
  readonly warnings?: (values: FieldValues) => Readonly<Record<string, string>>;
  /** Last question before a row is saved; false keeps the form open. */
  readonly maySave?: (saving: Saving) => Promise<boolean>;
}

/** Declaration of a feature's rows for forms and readers. */
export interface RecordDefinition<Row extends RegistryRow> {
  readonly calls: RegistryCalls<Row>;
  readonly texts: RegistryTexts;
  readonly form: RecordForm;
}

/** A whole registry: its list and the panel of a row. */
export interface RegistryDefinition<Row extends RegistryRow> extends RecordDefinition<Row> {
  /** Address of the list, without a trailing slash. */
  readonly path: string;
  /** A row has its own page at `path/guid`; its panel then opens by the parameter `scheda`. */
  readonly hasPage?: boolean;
  readonly columns: readonly RegistryColumn<Row>[];
  readonly views: readonly RegistryView[];
  readonly filters: readonly RegistryFilter[];
  readonly head: (row: Row) => { readonly code?: string; readonly name: string; readonly mark?: ReactNode };
  /** The first holds the plain fields; "Storico" is appended automatically. */
  readonly tabs: readonly [RecordTab, ...RecordTab[]];
}

import type { ComponentType, ReactNode } from 'react';
import type { FieldValues, ListState, RegistryCalls, RegistryRow } from '../calls/registry-calls.ts';
import type { FieldSpecs } from './field-spec.ts';
import type { RecordSchema } from './schema-errors.ts';

export interface RegistryColumn<Row> {
  /** Also the name a sort is asked by. */
  readonly key: string;
  readonly label: string;
  readonly unit?: string;
  /** px */
  readonly width: number;
  /** px on a phone, where it can do with less. */
  readonly phoneWidth?: number;
  /** Takes the room that is left. */
  readonly grow?: boolean;
  readonly numeric?: boolean;
  readonly sortable?: boolean;
  /** Off until somebody chooses it. */
  readonly optional?: boolean;
  /** Acts and the like: no matter of taste, the menu of columns leaves it out. */
  readonly unlisted?: boolean;
  /** A price, rate or margin: not shown to who may not see costs. */
  readonly cost?: boolean;
  /** Stays on a phone. */
  readonly essential?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

export interface RegistryFilter {
  readonly field: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A tab above the list: filters people need often. */
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
  /** About money alone: left out for who may not see costs. */
  readonly cost?: boolean;
}

/** What is about to be saved. */
export interface Saving {
  readonly values: FieldValues;
  /** The row it changes and what it started from; null for a new one. */
  readonly before: { readonly guid: string; readonly values: FieldValues } | null;
}

/** How one row is written: the same rules wherever it is made or changed. */
export interface RecordForm {
  readonly schema: RecordSchema;
  /** Labels, units and controls by dotted path; history and conflicts read the same words. */
  readonly specs: FieldSpecs;
  readonly blank: () => FieldValues;
  /** A remark below a field: a check digit that is wrong. Never a refusal. */
  readonly warnings?: (values: FieldValues) => Readonly<Record<string, string>>;
  /** Last question before a row is saved; false keeps the form open. */
  readonly maySave?: (saving: Saving) => Promise<boolean>;
}

/** What a capability says of its rows to whoever makes or reads one. */
export interface RecordDefinition<Row extends RegistryRow> {
  readonly calls: RegistryCalls<Row>;
  readonly texts: RegistryTexts;
  readonly form: RecordForm;
}

/** A whole registry: its list and the panel of a row. */
export interface RegistryDefinition<Row extends RegistryRow> extends RecordDefinition<Row> {
  /** Address of the list, without a slash at the end. */
  readonly path: string;
  /** A row has a page of its own at `path/guid`; its panel then opens by the address's `scheda`. */
  readonly hasPage?: boolean;
  readonly columns: readonly RegistryColumn<Row>[];
  readonly views: readonly RegistryView[];
  readonly filters: readonly RegistryFilter[];
  readonly head: (row: Row) => { readonly code?: string; readonly name: string; readonly mark?: ReactNode };
  /** The first holds the plain fields; "Storico" comes last by itself. */
  readonly tabs: readonly [RecordTab, ...RecordTab[]];
}

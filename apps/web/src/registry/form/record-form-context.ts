import type { UseFormReturnType } from '@mantine/form';
import { createContext, useContext } from 'react';
import type { FieldValues, RegistryRow } from '../calls/registry-calls.ts';
import type { FieldSpecs } from '../definition/field-spec.ts';

interface RecordFormContext {
  readonly form: UseFormReturnType<Record<string, unknown>>;
  readonly specs: FieldSpecs;
  readonly warnings: Readonly<Record<string, string>>;
  /** The last saved row with the server's fields; null while it is new. */
  readonly row: RegistryRow | null;
  /** The user has no cost access. */
  readonly hidesCosts: boolean;
}

const Context = createContext<RecordFormContext | null>(null);
export const RecordFormProvider = Context.Provider;

export function useRecordContext(): RecordFormContext {
  const context = useContext(Context);
  if (!context) throw new Error('a field was shown outside its form');
  return context;
}

interface RecordFormAccess<Fields, Row> extends Omit<RecordFormContext, 'form' | 'row'> {
  readonly row: Row | null;
  readonly guid: string | null;
  readonly values: Fields;
  readonly errors: Readonly<Record<string, unknown>>;
  /** Sets one field by its dotted path. */
  readonly set: (path: string, value: unknown) => void;
}

/** The form's values with the types of its registry; a section is only ever rendered inside its own form. */
export function useRecordForm<
  Fields extends FieldValues,
  Row extends RegistryRow = RegistryRow,
>(): RecordFormAccess<Fields, Row> {
  const { form, row, ...rest } = useRecordContext();
  return {
    ...rest,
    row: row as Row | null,
    guid: row?.guid ?? null,
    values: form.values as Fields,
    errors: form.errors,
    set: (path, value) => form.setFieldValue(path, value),
  };
}

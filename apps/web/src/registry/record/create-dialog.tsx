import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@truciolo/contract';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog/form-dialog.tsx';
import { useSessionUser } from '../../lib/session/session-store.ts';
import type { FieldValues, RegistryRow } from '../calls/registry-calls.ts';
import type { FieldSpecs } from '../definition/field-spec.ts';
import type { RecordDefinition } from '../definition/registry-definition.ts';
import { schemaErrors } from '../definition/schema-errors.ts';
import { RecordField } from '../form/record-field.tsx';
import formClasses from '../form/record-form.module.css';
import { RecordFormProvider } from '../form/record-form-context.ts';
import { createOnce } from './create-once.ts';
import { formErrors } from './record-changes.ts';

interface CreateDialogProps<Row extends RegistryRow> {
  readonly record: RecordDefinition<Row>;
  /** Fields of the dialog in reading order; the others can be filled in later in the registry. */
  readonly fields: FieldSpecs;
  /** Initial values on top of the blank row. */
  readonly start?: FieldValues;
  /** Converts the typed values into the sent row. */
  readonly prepare?: (values: FieldValues) => FieldValues;
  readonly onCreated: (row: Row) => void;
  readonly onClose: () => void;
}

const asTyped = (values: FieldValues): FieldValues => values;

/**
 * Creates a row of a registry in place, with the rules of its own form: labels, checks, remarks, the last question, and
 * an idempotency key.
 */
export function CreateDialog<Row extends RegistryRow>(props: CreateDialogProps<Row>) {
  const { record, fields, start, prepare = asTyped, onCreated, onClose } = props;
  const { calls, texts, form: rules } = record;
  const cache = useQueryClient();
  const { hideCosts } = useSessionUser();
  const [create] = useState(() => createOnce(calls));
  const form = useForm<Record<string, unknown>>({
    initialValues: { ...rules.blank(), ...start },
    validate: (values) => schemaErrors(rules.schema, prepare(values)),
    validateInputOnBlur: true,
  });
  const save = async (): Promise<boolean> => {
    const values = prepare(form.getValues());
    const may = await (rules.maySave?.({ values, before: null }) ?? true);
    if (!may) return false;
    try {
      onCreated(await create(values));
    } catch (error) {
      if (error instanceof ApiError && error.body.fields) form.setErrors(formErrors(error.body.fields));
      throw error;
    }
    await cache.invalidateQueries({ queryKey: [calls.key] });
    return true;
  };
  const context = {
    form,
    specs: fields,
    warnings: rules.warnings?.(form.values) ?? {},
    row: null,
    hidesCosts: hideCosts,
  };
  return (
    <FormDialog
      title={texts.create}
      submit="Crea e usa"
      onClose={onClose}
      isValid={() => !form.validate().hasErrors}
      save={save}
    >
      <RecordFormProvider value={context}>
        <div className={formClasses.grid}>
          {Object.keys(fields).map((path, index) => (
            <RecordField key={path} path={path} isFirst={index === 0} />
          ))}
        </div>
      </RecordFormProvider>
    </FormDialog>
  );
}

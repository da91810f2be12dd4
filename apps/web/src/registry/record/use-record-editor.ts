import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@truciolo/contract';
import { useEffect, useState } from 'react';
import { notifyDone, notifyFailed } from '../../components/notify.tsx';
import { useLeaveGuard } from '../../components/use-leave-guard.ts';
import { errorText, isAnnounced } from '../../lib/error-text.ts';
import type { RegistryRow } from '../calls/registry-calls.ts';
import { rowQuery } from '../calls/registry-queries.ts';
import type { RegistryDefinition } from '../definition/registry-definition.ts';
import { schemaErrors } from '../definition/schema-errors.ts';
import { createOnce } from './create-once.ts';
import {
  type Choices,
  type Conflicts,
  changeBetween,
  formErrors,
  keepTyping,
  settleConflicts,
  theirsOf,
} from './record-changes.ts';

type Values = Record<string, unknown>;

interface RecordEditorOptions<Row extends RegistryRow> {
  readonly definition: RegistryDefinition<Row>;
  /** Null while the row is new. */
  readonly row: Row | null;
  /** Some field holds an unreadable text. */
  readonly hasUnread: boolean;
  /** Called once a new row is saved and nothing is unsaved. */
  readonly onCreated: (guid: string) => void;
  /** Called with the refused paths, to scroll to the first. */
  readonly onRefused: (paths: readonly string[]) => void;
}

/** State of an edited row: base values, typed values, conflicts. */
export function useRecordEditor<Row extends RegistryRow>(options: RecordEditorOptions<Row>) {
  const { definition, row, hasUnread, onCreated, onRefused } = options;
  const { calls, form: recordForm, texts } = definition;
  const cache = useQueryClient();
  const [create] = useState(() => createOnce(calls));
  const fieldsOf = (from: object): Values => {
    const all: Values = { ...from };
    return Object.fromEntries(Object.keys(recordForm.schema.shape).map((name) => [name, all[name]]));
  };
  const [base, setBase] = useState<Values>(() => (row ? fieldsOf(row) : { ...recordForm.blank() }));
  const [conflicts, setConflicts] = useState<Conflicts | null>(null);
  /** Values that are being sent. */
  const [sending, setSending] = useState<Values | null>(null);
  const [created, setCreated] = useState<string | null>(null);
  const form = useForm<Values>({
    initialValues: base,
    validate: (values) => schemaErrors(recordForm.schema, values),
    validateInputOnBlur: true,
  });
  const isDirty = changeBetween(base, form.values) !== null;
  // The only leave guard of the page (the router supports one), before the effects that navigate.
  useLeaveGuard(isDirty || hasUnread);

  const { setValues, getValues } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a row that was saved anew counts
  useEffect(() => {
    // The form is asked again: a key may have been pressed since this render.
    if (!row || isDirty || changeBetween(base, getValues()) !== null) return;
    const fresh = fieldsOf(row);
    setBase(fresh);
    setValues(fresh);
  }, [row, isDirty, setValues]);
  useEffect(() => {
    if (created !== null && !isDirty) onCreated(created);
  }, [created, isDirty, onCreated]);

  const send = async (from: Values, values: Values): Promise<Row | null> => {
    // Text typed while a new row was being created changes that row instead of creating a second one.
    const guid = row?.guid ?? created;
    const change = guid === null ? null : changeBetween(from, values);
    if (guid !== null && !change) return null;
    const before = guid === null ? null : { guid, values: from };
    const may = await (recordForm.maySave?.({ values, before }) ?? true);
    if (!may) return null;
    return guid !== null && change ? calls.update(guid, change) : create(values);
  };
  const save = async (from: Values, values: Values) => {
    setSending(values);
    try {
      const saved = await send(from, values);
      if (!saved) return;
      const fresh = fieldsOf(saved);
      cache.setQueryData(rowQuery(calls, saved.guid).queryKey, saved);
      setBase(fresh);
      form.setValues(keepTyping(values, form.getValues(), fresh));
      notifyDone(
        `${texts.one[0]?.toUpperCase() ?? ''}${texts.one.slice(1)} ${texts.feminine ? 'salvata' : 'salvato'}.`,
      );
      if (!row) setCreated(saved.guid);
      void cache.invalidateQueries({ queryKey: [calls.key] });
    } catch (error) {
      if (error instanceof ApiError && error.body.conflict) {
        setConflicts(error.body.conflict.fields);
      } else if (!isAnnounced(error)) {
        if (error instanceof ApiError && error.body.fields) {
          const errors = formErrors(error.body.fields);
          form.setErrors(errors);
          onRefused(Object.keys(errors));
        }
        notifyFailed(errorText(error));
      }
    } finally {
      setSending(null);
    }
  };

  return {
    form,
    isDirty,
    isSaving: sending !== null,
    /** The typed values differ from those being saved. */
    isAhead: sending !== null && changeBetween(sending, form.values) !== null,
    conflicts,
    cancelConflicts: () => setConflicts(null),
    settle: (choices: Choices) => {
      if (!conflicts) return;
      const settled = settleConflicts(base, form.values, conflicts, choices);
      setConflicts(null);
      // The others' values are the row now: taking all of theirs sends nothing, and the old row must not come back.
      if (row) cache.setQueryData(rowQuery(calls, row.guid).queryKey, { ...row, ...theirsOf(conflicts) });
      void cache.invalidateQueries({ queryKey: [calls.key] });
      setBase(settled.base);
      form.setValues(settled.values);
      void save(settled.base, settled.values);
    },
    reset: () => {
      form.setValues(base);
      form.clearErrors();
    },
    submit: form.onSubmit(
      (values) => void save(base, values),
      (errors) => onRefused(Object.keys(errors)),
    ),
  };
}

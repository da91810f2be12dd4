import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, type ShopPageFields, type ShopPageSettings, shopPageFields } from '@truciolo/contract';
import { useState } from 'react';
import { notifyDone, notifyFailed } from '../../components/notify.tsx';
import { useLeaveGuard } from '../../components/use-leave-guard.ts';
import { errorText, isAnnounced } from '../../lib/error-text.ts';
import { schemaRule } from '../../lib/form-rule.ts';
import {
  type Conflicts,
  changeBetween,
  formErrors,
  keepTyping,
  settleConflicts,
} from '../../registry/record/record-changes.ts';
import { previewQuery, saveSettings, settingsQuery } from './api/settings-calls.ts';

const fieldsOf = ({ version: _version, url: _url, ...fields }: ShopPageSettings): ShopPageFields => fields;

const rules = Object.fromEntries(
  Object.entries(shopPageFields.shape).map(([name, schema]) => [name, schemaRule(schema)]),
);

/** The settings being edited, with saving and the conflicts that another user's save may bring. */
export function useSettings(stored: ShopPageSettings) {
  const cache = useQueryClient();
  const [base, setBase] = useState(() => fieldsOf(stored));
  const [conflicts, setConflicts] = useState<Conflicts | null>(null);
  const [isSaving, setSaving] = useState(false);
  const form = useForm<ShopPageFields>({ initialValues: base, validate: rules, validateInputOnBlur: true });
  const isDirty = changeBetween(base, form.values) !== null;
  useLeaveGuard(isDirty);

  const save = async (from: ShopPageFields, values: ShopPageFields) => {
    const change = changeBetween(from, values);
    if (!change) return;
    setSaving(true);
    try {
      const saved = await saveSettings(change);
      cache.setQueryData(settingsQuery.queryKey, saved);
      setBase(fieldsOf(saved));
      form.setValues(keepTyping(values, form.getValues(), fieldsOf(saved)));
      notifyDone(saved.active ? 'La pagina è aperta ai clienti.' : 'Impostazioni salvate.');
      await cache.invalidateQueries({ queryKey: previewQuery.queryKey });
    } catch (error) {
      if (error instanceof ApiError && error.body.conflict) setConflicts(error.body.conflict.fields);
      else if (error instanceof ApiError && error.code === 'SLUG_TAKEN')
        form.setFieldError('slug', error.message);
      else if (!isAnnounced(error)) {
        if (error instanceof ApiError && error.body.fields) form.setErrors(formErrors(error.body.fields));
        notifyFailed(errorText(error));
      }
    } finally {
      setSaving(false);
    }
  };
  return {
    form,
    isDirty,
    isSaving,
    conflicts,
    undo: () => form.setValues(base),
    submit: form.onSubmit((values) => void save(base, values)),
    cancelConflicts: () => setConflicts(null),
    settle: (choices: Parameters<typeof settleConflicts>[3]) => {
      if (!conflicts) return;
      const settled = settleConflicts(base, form.values, conflicts, choices);
      setConflicts(null);
      setBase(settled.base);
      form.setValues(settled.values);
      void save(settled.base, settled.values);
    },
  };
}

export type SettingsForm = ReturnType<typeof useSettings>['form'];

import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, type Company, type CompanyFields } from '@truciolo/contract';
import { type FormEvent, useEffect, useState } from 'react';
import { notifyDone, notifyFailed } from '../../../components/notify.tsx';
import { quietBlur } from '../../../components/number-field/quiet-blur.ts';
import {
  firstMarked,
  UnreadTextsProvider,
  useUnreadTexts,
} from '../../../components/number-field/unread-texts.ts';
import { PageHead } from '../../../components/page-head/page-head.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { useLeaveGuard } from '../../../components/use-leave-guard.ts';
import { companyQuery } from '../../../entities/companies/company-query.ts';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { unreadText } from '../../../lib/unread-fields.ts';
import { ConflictDialog } from '../../../registry/record/conflict-dialog.tsx';
import {
  type Conflicts,
  changeBetween,
  formErrors,
  keepTyping,
  settleConflicts,
} from '../../../registry/record/record-changes.ts';
import { updateCompany } from '../api/update-company.ts';
import { type FieldName, fieldLabel, fieldsOf, profileRules, profileSections } from '../profile-fields.ts';
import { LogoPanel } from './logo-panel.tsx';
import { PdfPreview } from './pdf-preview.tsx';
import classes from './profile-editor.module.css';
import { ProfileField } from './profile-field.tsx';

interface ProfileEditorProps {
  readonly company: Company;
  readonly canEdit: boolean;
}

export function ProfileEditor({ company, canEdit }: ProfileEditorProps) {
  const cache = useQueryClient();
  const [base, setBase] = useState(() => fieldsOf(company));
  const [conflicts, setConflicts] = useState<Conflicts | null>(null);
  const [isSaving, setSaving] = useState(false);
  const form = useForm<CompanyFields>({
    initialValues: base,
    validate: profileRules,
    validateInputOnBlur: true,
  });
  const kept = useUnreadTexts();
  const isChanged = changeBetween(base, form.values) !== null;
  const isDirty = isChanged || kept.list.length > 0;
  useLeaveGuard(isDirty);

  const { setValues, getValues } = form;
  // Somebody else's save shows at once, unless it would move under the user's hands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a company that was saved anew counts
  useEffect(() => {
    // Asked again of the form itself: a key may have come between this rendering and now.
    if (isChanged || changeBetween(base, getValues()) !== null) return;
    const fresh = fieldsOf(company);
    setBase(fresh);
    setValues(fresh);
  }, [company, isChanged, setValues]);

  const save = async (from: CompanyFields, values: CompanyFields) => {
    const change = changeBetween(from, values);
    if (!change) return;
    setSaving(true);
    try {
      const saved = await updateCompany(company.guid, change);
      cache.setQueryData(companyQuery(company.guid).queryKey, saved);
      setBase(fieldsOf(saved));
      form.setValues(keepTyping(values, form.getValues(), fieldsOf(saved)));
      notifyDone('Profilo salvato.');
    } catch (error) {
      if (error instanceof ApiError && error.body.conflict) {
        setConflicts(error.body.conflict.fields);
      } else if (error instanceof ApiError && error.code === 'DUPLICATE_VAT') {
        form.setFieldError('vatNumber', error.message);
      } else if (!isAnnounced(error)) {
        if (error instanceof ApiError && error.body.fields) form.setErrors(formErrors(error.body.fields));
        notifyFailed(errorText(error));
      }
    } finally {
      setSaving(false);
    }
  };
  const submit = form.onSubmit(
    (values) => void save(base, values),
    (errors) => form.getInputNode(Object.keys(errors)[0] as keyof CompanyFields)?.focus(),
  );
  /** A number that cannot be read is corrected first: it would be saved as the one before. */
  const trySubmit = (event: FormEvent<HTMLFormElement>) => {
    const [unread] = kept.texts.list();
    if (!unread) return submit(event);
    event.preventDefault();
    notifyFailed(unreadText(unread[1]));
    firstMarked(event.currentTarget)?.focus();
  };

  return (
    <form noValidate onSubmit={trySubmit}>
      <PageHead
        title="Profilo aziendale"
        note={isDirty ? 'modifiche da salvare' : undefined}
        tools={
          isDirty ? (
            <Button
              variant="subtle"
              onClick={() => {
                kept.texts.clear();
                form.setValues(base);
              }}
            >
              Annulla modifiche
            </Button>
          ) : null
        }
        action={
          canEdit ? (
            <Button variant="filled" type="submit" disabled={!isDirty || isSaving}>
              {isSaving ? 'Salvataggio…' : 'Salva'}
            </Button>
          ) : null
        }
      />
      <div className={classes.layout}>
        <div className={classes.sections}>
          {canEdit ? null : (
            <NoteBar tone="info">Solo il responsabile può modificare i dati dell’azienda.</NoteBar>
          )}
          <UnreadTextsProvider value={kept.scope}>
            {profileSections.map((section) => (
              <Panel key={section.title} title={section.title} note={section.note}>
                <div className={classes.grid}>
                  {section.fields.map((field) => (
                    <div key={field.name} data-span={field.span ?? 6}>
                      <ProfileField
                        field={field}
                        input={quietBlur(form.getInputProps(field.name))}
                        readOnly={!canEdit}
                      />
                    </div>
                  ))}
                </div>
              </Panel>
            ))}
          </UnreadTextsProvider>
        </div>
        <div className={classes.side}>
          <LogoPanel company={company} canEdit={canEdit} />
          <PdfPreview fields={form.values} logoUrl={company.logoUrl} />
        </div>
      </div>
      {conflicts ? (
        <ConflictDialog
          conflicts={conflicts}
          labelOf={(name) => fieldLabel(name as FieldName)}
          textOf={(_name, value) => (value === '' ? '(vuoto)' : String(value))}
          onCancel={() => setConflicts(null)}
          onChoose={(choices) => {
            const settled = settleConflicts(base, form.values, conflicts, choices);
            setConflicts(null);
            setBase(settled.base);
            form.setValues(settled.values);
            void save(settled.base, settled.values);
          }}
        />
      ) : null}
    </form>
  );
}

import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { notifyFailed } from '../../components/notify.tsx';
import { UnreadTextsProvider, useUnreadTexts } from '../../components/number-field/unread-texts.ts';
import { isInside } from '../../lib/is-inside.ts';
import { useSessionUser } from '../../lib/session/session-store.ts';
import { unreadText } from '../../lib/unread-fields.ts';
import type { RegistryRow } from '../calls/registry-calls.ts';
import { fieldText } from '../definition/field-text.ts';
import type { RegistryDefinition } from '../definition/registry-definition.ts';
import { agreed } from '../definition/registry-words.ts';
import { visibleTabs } from '../definition/visible-parts.ts';
import { RecordFormProvider } from '../form/record-form-context.ts';
import { mayEditRegistries } from '../may-edit-registries.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { HistoryTab } from './history-tab.tsx';
import classes from './record-panel.module.css';
import { useRecordEditor } from './use-record-editor.ts';

interface RecordEditorProps<Row extends RegistryRow> {
  readonly definition: RegistryDefinition<Row>;
  readonly row: Row | null;
  readonly head: ReactNode;
  readonly onCreated: (guid: string) => void;
}

const HISTORY = 'storico';

/** A choice keeps its value in a hidden field of the same name: the one people see is wanted. */
const fieldAt = (form: HTMLFormElement | null, path: string): HTMLElement | null =>
  form?.querySelector<HTMLElement>(
    `[data-path="${CSS.escape(path)}"], [name="${CSS.escape(path)}"]:not([type="hidden"])`,
  ) ?? null;

/** The form of one row: tabs, fields, the bar that saves. */
export function RecordEditor<Row extends RegistryRow>(props: RecordEditorProps<Row>) {
  const { definition, row, head, onCreated } = props;
  const { calls, form: recordForm, texts } = definition;
  const { specs } = recordForm;
  const { hideCosts, role } = useSessionUser();
  const mayWrite = mayEditRegistries(role);
  const tabs = visibleTabs(definition.tabs, hideCosts);
  const [tab, setTab] = useState(definition.tabs[0].key);
  const formElement = useRef<HTMLFormElement>(null);

  /** The first refused field comes into sight, whatever tab it is on. */
  const showRefused = (paths: readonly string[]) => {
    const find = () =>
      paths
        .map((path) => fieldAt(formElement.current, path))
        .find((element) => element instanceof HTMLElement);
    let field = find();
    for (const { key } of tabs) {
      if (field) break;
      flushSync(() => setTab(key));
      field = find();
    }
    field?.focus();
  };
  const kept = useUnreadTexts();
  const hasUnread = kept.list.length > 0;
  const editor = useRecordEditor({ definition, row, hasUnread, onCreated, onRefused: showRefused });
  const { form, isSaving, conflicts } = editor;
  const isDirty = editor.isDirty || hasUnread;
  /** A number that cannot be read is corrected first: it would be saved as the one before. */
  const submit = (event?: FormEvent<HTMLFormElement>) => {
    const [unread] = kept.texts.list();
    if (!unread) return editor.submit(event);
    event?.preventDefault();
    notifyFailed(unreadText(unread[1]));
    showRefused([unread[0]]);
  };
  const isAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of a save counts
  useEffect(() => {
    if (isSaving || !isAsked.current) return;
    isAsked.current = false;
    if (isDirty && !conflicts) submit();
  }, [isSaving]);
  /** Pressed during a save: text typed since it began is saved after it. */
  const saveByKey = () => {
    if (isSaving) isAsked.current = editor.isAhead || hasUnread;
    else if (isDirty) submit();
  };
  const Content = tabs.find(({ key }) => key === tab)?.Content;
  const context = {
    form,
    specs,
    warnings: recordForm.warnings?.(form.values) ?? {},
    row,
    hidesCosts: hideCosts,
  };

  return (
    <form
      ref={formElement}
      noValidate
      className={classes.form}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isInside(event)) return;
        event.preventDefault();
        saveByKey();
      }}
    >
      {head}
      <div className={classes.tabs} role="tablist" aria-label="Parti della scheda">
        {[...tabs, ...(row ? [{ key: HISTORY, label: 'Storico' }] : [])].map(({ key, label }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`tab-${key}`}
            aria-controls="tab-content"
            aria-selected={key === tab}
            className={classes.tab}
            onClick={() => setTab(key)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={classes.content} role="tabpanel" id="tab-content" aria-labelledby={`tab-${tab}`}>
        <RecordFormProvider value={context}>
          <UnreadTextsProvider value={kept.scope}>
            {Content ? (
              <fieldset className={classes.fields} disabled={!mayWrite}>
                <Content />
              </fieldset>
            ) : null}
            {mayWrite ? null : (
              <p className={classes.hidden}>Il tuo ruolo può solo consultare questa scheda.</p>
            )}
            {hideCosts && tab !== HISTORY ? (
              <p className={classes.hidden}>Costi e margini sono nascosti per il tuo utente.</p>
            ) : null}
            {row && tab === HISTORY ? <HistoryTab calls={calls} guid={row.guid} specs={specs} /> : null}
          </UnreadTextsProvider>
        </RecordFormProvider>
      </div>
      {isDirty || !row ? (
        <div className={classes.foot} data-foot-bar>
          <span className="small dim">
            {row ? 'Modifiche da salvare' : `Non ancora ${agreed('salvat', 1, texts)}`}
          </span>
          <div className={classes.footEnd}>
            <kbd>Ctrl Invio</kbd>
            {row ? (
              <Button
                variant="subtle"
                onClick={() => {
                  kept.texts.clear();
                  editor.reset();
                }}
              >
                Annulla modifiche
              </Button>
            ) : null}
            <Button variant="filled" type="submit" disabled={isSaving || !isDirty}>
              {isSaving ? 'Salvataggio…' : 'Salva'}
            </Button>
          </div>
        </div>
      ) : null}
      {conflicts ? (
        <ConflictDialog
          conflicts={conflicts}
          labelOf={(name) => specs[name]?.label ?? name}
          textOf={(name, value) => fieldText(specs[name], value)}
          onCancel={editor.cancelConflicts}
          onChoose={editor.settle}
        />
      ) : null}
    </form>
  );
}

import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { FieldSpecs } from '../definition/field-spec.ts';
import { RecordField } from './record-field.tsx';
import classes from './record-form.module.css';
import { RecordFormProvider, useRecordContext } from './record-form-context.ts';
import { RecordSection } from './record-section.tsx';

interface RecordListProps {
  readonly path: string;
  readonly title: string;
  /** One sentence for a list without entries. */
  readonly empty: string;
  /** Label of the button that takes an entry away. */
  readonly remove: string;
  readonly entries: readonly object[];
  readonly blank: object;
  /** Fields of the entry at a path, in the order they are read. */
  readonly specsOf: (path: string) => FieldSpecs;
}

/** Entries of one kind inside a row: contacts, addresses. */
export function RecordList({ path, title, empty, remove, entries, blank, specsOf }: RecordListProps) {
  const context = useRecordContext();
  const { form } = context;
  const replace = (next: readonly object[]) => form.setFieldValue(path, next);
  return (
    <RecordSection
      title={title}
      actions={
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconPlus size={14} stroke={1.6} />}
          onClick={() => replace([...entries, blank])}
        >
          Aggiungi
        </Button>
      }
    >
      {entries.length === 0 ? <p className="small muted">{empty}</p> : null}
      {entries.map((_, index) => {
        const specs = specsOf(`${path}.${index}`);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no other name while it is being typed
          <div key={index} className={classes.entry}>
            <RecordFormProvider value={{ ...context, specs }}>
              <div className={classes.grid}>
                {Object.keys(specs).map((field) => (
                  <RecordField key={field} path={field} />
                ))}
              </div>
            </RecordFormProvider>
            <ActionIcon
              aria-label={`${remove} ${index + 1}`}
              onClick={() => replace(entries.filter((_entry, other) => other !== index))}
            >
              <IconTrash size={15} stroke={1.6} />
            </ActionIcon>
          </div>
        );
      })}
    </RecordSection>
  );
}

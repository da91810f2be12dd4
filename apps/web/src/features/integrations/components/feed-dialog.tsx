import { Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FeedList, feedLists } from '@truciolo/contract';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { createFeed, feedsQuery, viewsQuery } from '../api/feed-calls.ts';
import { apiAddress } from '../api-address.ts';
import { feedListNames } from '../integration-words.ts';
import { showSecret } from './show-secret.tsx';

interface FeedDialogProps {
  readonly kind: 'calendar' | 'table';
  readonly onClose: () => void;
}

/** The list as it is without any view. */
const EVERYTHING = { q: '', sort: '', filter: [], archived: 'no' as const };
const isList = (value: string | null): value is FeedList => feedLists.some((list) => list === value);

/** A new secret address; a table takes its search and filters from a saved view of the user. */
export function FeedDialog({ kind, onClose }: FeedDialogProps) {
  const cache = useQueryClient();
  const { data: views = {} } = useQuery(viewsQuery);
  const isTable = kind === 'table';
  const form = useForm<{ name: string; list: FeedList; view: string | null }>({
    initialValues: { name: isTable ? '' : 'Truciolo', list: 'quotes', view: null },
    validate: { name: (name) => (name.trim() === '' ? 'Scrivi un nome.' : null) },
  });
  const { list, view } = form.values;
  const saved = views[list] ?? [];
  const save = async () => {
    const { name: _name, ...chosen } = saved.find(({ name }) => name === view) ?? { name: '', ...EVERYTHING };
    const { path } = await createFeed({
      kind,
      name: form.values.name,
      list: isTable ? list : null,
      view: isTable ? chosen : null,
    });
    await cache.invalidateQueries({ queryKey: feedsQuery.queryKey });
    void showSecret({
      title: isTable ? 'Ecco l’indirizzo della tabella' : 'Ecco l’indirizzo del calendario',
      label: 'Indirizzo segreto',
      secret: `${apiAddress()}${path}`,
    });
  };
  return (
    <FormDialog
      title={isTable ? 'Nuova tabella per Excel' : 'Nuovo calendario'}
      submit="Crea l’indirizzo"
      onClose={onClose}
      isValid={() => !form.validate().hasErrors}
      save={save}
    >
      <TextInput
        label="Nome"
        required
        maxLength={80}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      {isTable ? (
        <>
          <Select
            label="Elenco"
            allowDeselect={false}
            data={feedLists.map((value) => ({ value, label: feedListNames[value] }))}
            value={list}
            onChange={(value) => isList(value) && form.setValues({ list: value, view: null })}
          />
          <Select
            label="Vista salvata"
            description="Con i suoi filtri di oggi. Vuoto: tutte le righe."
            clearable
            data={saved.map(({ name }) => name)}
            value={view}
            onChange={(value) => form.setFieldValue('view', value)}
          />
        </>
      ) : null}
    </FormDialog>
  );
}

import { ActionIcon, Button, MultiSelect, Select, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../../components/panel/panel.tsx';
import { materialsQuery } from '../../../entities/materials/materials-query.ts';
import { treatmentWorksQuery } from '../api/settings-calls.ts';
import { fieldLabels } from '../settings-words.ts';
import type { SettingsForm } from '../use-settings.ts';
import classes from './shop-settings.module.css';

/** Materials and treatments that buyers may choose. */
export function ChoiceSection({ form }: { readonly form: SettingsForm }) {
  const materials = useQuery(materialsQuery).data ?? [];
  const works = useQuery(treatmentWorksQuery).data ?? [];
  const { treatments } = form.values;
  return (
    <Panel title="Che cosa offri">
      <div className={classes.fields}>
        <MultiSelect
          label={fieldLabels.materials}
          description="Nessuno scelto: tutti quelli dell’anagrafica."
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Togli tutti i materiali' }}
          data={materials.map(({ guid, designation }) => ({ value: guid, label: designation }))}
          {...form.getInputProps('materials')}
        />
        <fieldset className={classes.treatments}>
          <legend>{fieldLabels.treatments}</legend>
          {treatments.map((_treatment, index) => (
            // A treatment has no name of its own until it is typed: its place is its key.
            <div key={String(index)} className={classes.treatment}>
              <TextInput
                aria-label={`Trattamento ${index + 1}`}
                placeholder="Anodizzazione naturale"
                {...form.getInputProps(`treatments.${index}.name`)}
              />
              <Select
                aria-label={`Lavorazione del trattamento ${index + 1}`}
                placeholder="Prezzo con l’offerta"
                clearable
                searchable
                data={works.map(({ guid, name }) => ({ value: guid, label: name }))}
                {...form.getInputProps(`treatments.${index}.workGuid`)}
              />
              <ActionIcon
                variant="subtle"
                size="lg"
                aria-label={`Togli il trattamento ${index + 1}`}
                onClick={() => form.removeListItem('treatments', index)}
              >
                <IconTrash size={16} stroke={1.6} />
              </ActionIcon>
            </div>
          ))}
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} stroke={1.6} />}
            onClick={() => form.insertListItem('treatments', { name: '', workGuid: null })}
          >
            Aggiungi un trattamento
          </Button>
        </fieldset>
      </div>
    </Panel>
  );
}

import { Checkbox, Group, Switch, Textarea, TextInput } from '@mantine/core';
import { shopLanguages } from '@truciolo/contract';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { fieldLabels, languageWords } from '../settings-words.ts';
import type { SettingsForm } from '../use-settings.ts';
import classes from './shop-settings.module.css';

/** The switch, the address and the words of the page. */
export function PageSection({ form }: { readonly form: SettingsForm }) {
  return (
    <Panel title="Pagina">
      <div className={classes.fields}>
        <Switch
          label={fieldLabels.active}
          description="Spenta, chi apre il link legge che la pagina è chiusa."
          {...form.getInputProps('active', { type: 'checkbox' })}
        />
        <TextInput
          label={fieldLabels.slug}
          description={`${window.location.origin}/officina/${form.values.slug}`}
          {...form.getInputProps('slug')}
        />
        <TextInput
          label={fieldLabels.tagline}
          placeholder="Tornitura e fresatura di precisione, dal 1987"
          {...form.getInputProps('tagline')}
        />
        <Checkbox.Group label={fieldLabels.languages} {...form.getInputProps('languages')}>
          <Group gap="md" mt={4}>
            {shopLanguages.map((language) => (
              <Checkbox key={language} value={language} label={languageWords[language]} />
            ))}
          </Group>
        </Checkbox.Group>
        <NumberField
          label={fieldLabels.answerDays}
          unit="gg lav."
          decimals={0}
          min={1}
          max={30}
          value={form.values.answerDays}
          onChange={(days) => days !== null && form.setFieldValue('answerDays', days)}
        />
        <Switch
          label={fieldLabels.indexed}
          description="Spento, la pagina si apre solo dal tuo link."
          {...form.getInputProps('indexed', { type: 'checkbox' })}
        />
        <NumberField
          label={fieldLabels.retentionMonths}
          description="Anche prima, se il cliente lo chiede."
          unit="mesi"
          decimals={0}
          min={1}
          max={120}
          value={form.values.retentionMonths}
          onChange={(months) => months !== null && form.setFieldValue('retentionMonths', months)}
        />
        <Textarea
          label={fieldLabels.privacyText}
          description="Vuota: vale il testo standard."
          autosize
          minRows={3}
          {...form.getInputProps('privacyText')}
        />
      </div>
    </Panel>
  );
}

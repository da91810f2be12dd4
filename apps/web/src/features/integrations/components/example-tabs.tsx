import { Tabs } from '@mantine/core';
import { CopyText } from '../../../components/copy-text/copy-text.tsx';
import classes from './examples-panel.module.css';

export interface Example {
  readonly value: string;
  readonly label: string;
  readonly steps: string;
  readonly text: () => string;
}

/** Texts to copy, one behind each tab. */
export function ExampleTabs({ examples }: { readonly examples: readonly Example[] }) {
  return (
    <Tabs defaultValue={examples[0]?.value ?? null} keepMounted={false}>
      <Tabs.List>
        {examples.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {examples.map(({ value, label, steps, text }) => (
        <Tabs.Panel key={value} value={value} className={classes.example}>
          <p className="muted">{steps}</p>
          <CopyText label={`Esempio: ${label}`} text={text()} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

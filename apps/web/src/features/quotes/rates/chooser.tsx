import { type ComboboxItem, type OptionsFilter, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { matchesSearch } from '../../../lib/matches-search.ts';
import classes from './chooser.module.css';

export interface Choice {
  readonly id: string;
  readonly name: string;
  /** Dim, at the right: "P · 1,60 €/kg". */
  readonly detail?: string;
  /** Other words it is found by. */
  readonly search?: string;
}

interface ChooserProps {
  readonly label?: string;
  readonly ariaLabel: string;
  readonly placeholder: string;
  readonly value: string | null;
  readonly choices: readonly Choice[];
  readonly onChoose: (id: string) => void;
  /** "Nuovo materiale…": makes what is not there without leaving; gets the text that was searched. */
  readonly create?: { readonly label: string; readonly run: () => void };
  readonly readOnly: boolean;
  /** Inside a row: no frame until somebody comes near. */
  readonly bare?: boolean;
  readonly missing?: boolean;
  /** As problems name it: `stock.materialId`. */
  readonly field?: string;
}

const CREATE = ' create';

/** One of a registry, searched by any of its words. */
export function Chooser(props: ChooserProps) {
  const { label, ariaLabel, placeholder, value, choices, onChoose, create, readOnly, bare = false } = props;
  const byId = new Map(choices.map((choice) => [choice.id, choice]));
  const data = [
    ...choices.map(({ id, name }) => ({ value: id, label: name })),
    ...(create ? [{ value: CREATE, label: create.label }] : []),
  ];
  const filter: OptionsFilter = ({ options, search, limit }) =>
    (options as ComboboxItem[])
      .filter(({ value: id }) => {
        const choice = byId.get(id);
        return !choice || matchesSearch(search, [choice.name, choice.search ?? '', choice.detail ?? '']);
      })
      .filter(({ value: id }, index) => index < limit || id === CREATE);
  const renderOption = ({ option }: { option: ComboboxItem }): ReactNode =>
    option.value === CREATE ? (
      <span className={classes.create}>{option.label}</span>
    ) : (
      <span className={classes.option}>
        <span>{option.label}</span>
        <span className="dim small">{byId.get(option.value)?.detail}</span>
      </span>
    );
  return (
    <Select
      label={label}
      aria-label={ariaLabel}
      title={bare && value !== null ? byId.get(value)?.name : undefined}
      placeholder={placeholder}
      data={data}
      value={value}
      onChange={(id) => {
        if (id === CREATE) create?.run();
        else if (id !== null) onChoose(id);
      }}
      searchable
      limit={60}
      filter={filter}
      renderOption={renderOption}
      allowDeselect={false}
      nothingFoundMessage="Niente di simile"
      readOnly={readOnly}
      maxDropdownHeight={320}
      comboboxProps={{ withinPortal: true, width: bare ? 280 : 'target', position: 'bottom-start' }}
      {...(bare && { rightSection: null, rightSectionWidth: 0 })}
      classNames={bare ? { input: classes.bare ?? '' } : {}}
      data-field={props.field}
      data-missing={(props.missing && value === null) || undefined}
    />
  );
}

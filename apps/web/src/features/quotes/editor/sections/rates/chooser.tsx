import { type ComboboxItem, Select } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { rankedBy } from '../../../../../components/ranked-filter.ts';
import { meantChoice } from '../../../../../lib/rank-choices.ts';
import classes from './chooser.module.css';

export interface Choice {
  readonly id: string;
  readonly name: string;
  /** Dimmed text at the right: "P · 1,60 €/kg". */
  readonly detail?: string;
  /** Other names in use. */
  readonly aliases?: readonly string[];
  /** Other searchable text. */
  readonly notes?: string;
}

interface ChooserProps {
  readonly label?: string;
  readonly ariaLabel: string;
  readonly placeholder: string;
  readonly value: string | null;
  readonly choices: readonly Choice[];
  readonly onChoose: (id: string) => void;
  /** "Nuovo materiale…": creates a missing row in place; gets the searched text. */
  readonly create?: { readonly label: string; readonly run: (typed: string) => void };
  readonly readOnly: boolean;
  /** Inside a row: the frame shows on hover or focus. */
  readonly bare?: boolean;
  readonly missing?: boolean;
  /** Path in problems: `stock.materialId`. */
  readonly field?: string;
}

const CREATE = ' create';
const same = (choice: Choice): Choice => choice;

/** A row of a registry, searched by any of its words. */
export function Chooser(props: ChooserProps) {
  const { label, ariaLabel, placeholder, value, choices, onChoose, create, readOnly, bare = false } = props;
  const byId = new Map(choices.map((choice) => [choice.id, choice]));
  const data = [
    ...choices.map(({ id, name }) => ({ value: id, label: name })),
    ...(create ? [{ value: CREATE, label: create.label }] : []),
  ];
  const filter = rankedBy(({ value: id }) => byId.get(id) ?? null);
  const [search, setSearch] = useState('');
  const isLeaving = useRef(false);
  // On blur, a typed text chooses the only matching row; otherwise it stays visible to be corrected.
  const leave = () => {
    isLeaving.current = value === null;
    const meant =
      readOnly || search === byId.get(value ?? '')?.name ? null : meantChoice(search, choices, same);
    if (meant && meant.id !== value) onChoose(meant.id);
  };
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
        if (id === CREATE) create?.run(search === byId.get(value ?? '')?.name ? '' : search.trim());
        else if (id !== null) onChoose(id);
      }}
      searchable
      searchValue={search}
      onSearchChange={(next) => {
        if (!isLeaving.current) setSearch(next);
      }}
      selectFirstOptionOnChange={search.trim() !== ''}
      onBlurCapture={leave}
      onBlur={() => {
        isLeaving.current = false;
      }}
      limit={60}
      filter={filter}
      renderOption={renderOption}
      allowDeselect={false}
      nothingFoundMessage="Niente di simile"
      readOnly={readOnly}
      maxDropdownHeight={320}
      comboboxProps={{ withinPortal: true, width: bare ? 280 : 'target', position: 'bottom-start' }}
      {...(bare && { rightSection: null, rightSectionWidth: 0 })}
      classNames={{ dropdown: classes.dropdown ?? '', ...(bare && { input: classes.bare ?? '' }) }}
      data-field={props.field}
      data-missing={(props.missing && value === null) || undefined}
    />
  );
}

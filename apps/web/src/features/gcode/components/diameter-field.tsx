import { type ToolReport, toolName } from '@truciolo/gcode';
import { useState } from 'react';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import classes from './tools-table.module.css';

/** Diameters typed for the program on the page, mm by tool name. */
export type TypedDiameters = Readonly<Record<string, number>>;

/** Null takes back what was typed. */
export type OnDiameter = (tool: string, diameter: number | null) => void;

const ORIGIN = {
  typed: 'Scritto da te',
  machine: 'Dall’elenco utensili della macchina',
  program: 'Dai dati utensile del programma',
  text: 'Letto dal nome o dal commento',
} as const;

/** mm */
const SMALLEST = 0.001;

interface DiameterFieldProps {
  readonly tool: ToolReport;
  readonly typed: TypedDiameters;
  readonly onDiameter: OnDiameter;
}

/**
 * Diameter of a tool: from the program, or typed by the user; a change times the program again. Until that answer is
 * there the report still holds an earlier typed value, so a typed value is never read from the report.
 */
export function DiameterField({ tool, typed, onDiameter }: DiameterFieldProps) {
  const name = toolName(tool);
  const found = tool.diameter?.source === 'typed' ? null : (tool.diameter?.value ?? null);
  const known = typed[name] ?? found;
  /** Null while nothing is being edited. */
  const [edit, setEdit] = useState<{ readonly value: number | null } | null>(null);
  const commit = () => {
    if (edit && edit.value !== known) onDiameter(name, edit.value);
    setEdit(null);
  };
  return (
    <NumberField
      className={classes.diameter}
      size="xs"
      min={SMALLEST}
      max={1000}
      decimals={3}
      readsUnit="mm"
      placeholder="–"
      aria-label={`Diametro di ${name}, mm`}
      title={tool.diameter ? ORIGIN[tool.diameter.source] : 'Non noto: scrivilo per eseguire le tasche'}
      data-typed={tool.diameter?.source === 'typed' || undefined}
      value={edit ? edit.value : known}
      onChange={(value) => setEdit({ value })}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}

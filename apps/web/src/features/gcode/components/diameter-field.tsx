import { type ToolReport, toolName } from '@truciolo/gcode';
import { useEffect, useState } from 'react';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import classes from './tools-table.module.css';

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
  readonly onDiameter: OnDiameter;
}

/** Diameter of a tool: from the program, or typed by the user; a change times the program again. */
export function DiameterField({ tool, onDiameter }: DiameterFieldProps) {
  const known = tool.diameter?.value ?? null;
  const [value, setValue] = useState(known);
  useEffect(() => setValue(known), [known]);
  const name = toolName(tool);
  const commit = () => {
    if (value !== known) onDiameter(name, value);
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
      value={value}
      onChange={setValue}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}

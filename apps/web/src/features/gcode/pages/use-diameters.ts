import { useCallback, useState } from 'react';
import type { TypedDiameters } from '../components/diameter-field.tsx';

const NONE: TypedDiameters = {};

/** Tool diameters typed for the program on the page, mm by tool name; another program starts with none. */
export function useDiameters(program: unknown) {
  const [typed, setTyped] = useState<{ readonly of: unknown; readonly diameters: TypedDiameters }>({
    of: program,
    diameters: NONE,
  });
  const diameters = typed.of === program ? typed.diameters : NONE;
  /** Null takes back what was typed. */
  const setDiameter = useCallback(
    (tool: string, diameter: number | null) =>
      setTyped((before) => {
        const kept = before.of === program ? before.diameters : NONE;
        const { [tool]: _, ...others } = kept;
        return { of: program, diameters: diameter === null ? others : { ...others, [tool]: diameter } };
      }),
    [program],
  );
  return { diameters, setDiameter };
}

import { type Report, toolName } from '@truciolo/gcode';

interface ToolDifference {
  readonly name: string;
  readonly label: string;
  /** Seconds in the first and in the second program; null when it does not use the tool. */
  readonly first: number | null;
  readonly second: number | null;
  readonly difference: number;
}

/** Time by tool of two programs, tools of the first in their order, then those only the second has. */
export function compareReports(first: Report, second: Report): ToolDifference[] {
  const names = new Set([...first.tools, ...second.tools].map(toolName));
  return [...names].map((name) => {
    const p = first.tools.find((tool) => toolName(tool) === name);
    const q = second.tools.find((tool) => toolName(tool) === name);
    return {
      name,
      label: p?.label || q?.label || '',
      first: p?.time.total ?? null,
      second: q?.time.total ?? null,
      difference: (q?.time.total ?? 0) - (p?.time.total ?? 0),
    };
  });
}

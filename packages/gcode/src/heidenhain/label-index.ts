import type { LineTable } from '../line-table.ts';

/** Lines of the labels, from 0, by number or upper-case name. */
export type LabelIndex = ReadonlyMap<string, number>;

const LABEL = /^\s*(?:\d+\s+)?LBL\s*(?:"([^"]*)"|(\w+))/i;

/** Label 0 ends a subprogram and is not a jump target. */
export function indexLabels(file: LineTable): LabelIndex {
  const labels = new Map<string, number>();
  for (let line = 0; line < file.lines; line++) {
    const found = LABEL.exec(file.text(line));
    if (!found) continue;
    const name = labelName(found[1] ?? found[2] ?? '');
    if (name !== '0' && !labels.has(name)) labels.set(name, line);
  }
  return labels;
}

export function labelName(text: string): string {
  const upper = text.trim().toUpperCase();
  return /^\d+$/.test(upper) ? String(Number(upper)) : upper;
}

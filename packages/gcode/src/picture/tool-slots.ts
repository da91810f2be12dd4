import type { Canon } from '../canon/canon.ts';
import { ROW } from '../canon/row-kind.ts';
import type { ToolReport } from '../report/tool-report.ts';

/** Place of each modal state's tool in the report's list, from 1; 0 = no tool. Colours and tables use this number. */
export function toolSlots(canon: Canon, tools: readonly ToolReport[]): Uint16Array<ArrayBuffer> {
  const ofTool = canon.tools.map(
    (tool) => tools.findIndex(({ number, name }) => number === tool.number && name === tool.name) + 1,
  );
  // Same rule as in the report: a program without a tool change is split by its T words.
  const changes = canon.marks.some((row) => canon.kind[row] === ROW.toolChange);
  return Uint16Array.from(canon.states, (state) => ofTool[changes ? state.tool : state.selectedTool] ?? 0);
}

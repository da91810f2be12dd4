import type { CanonTool } from '../canon/modal-state.ts';
import type { SourceFile } from '../source-file.ts';
import { diameterInText } from './diameter-in-text.ts';
import { headOf, toolList, unitOfText } from './tool-list.ts';
import { toolName } from './tool-name.ts';

/** Number or name of a tool. */
type ToolRef = Pick<CanonTool, 'number' | 'name'>;

/** Where a diameter comes from: typed by the person, the machine's list, data of the program, its names and comments. */
type DiameterSource = 'typed' | 'machine' | 'program' | 'text';

export interface ToolDiameter {
  /** mm. */
  readonly value: number;
  readonly source: DiameterSource;
}

interface KnownTools {
  /** Diameters in mm by tool name as `toolName` gives it; they count before all others. */
  readonly typed?: Readonly<Record<string, number>>;
  /** Radius in mm by number, from the machine's tool list. */
  readonly machine?: (number: number) => number | undefined;
  /** mm for one unit of a program that declares none. */
  readonly unit?: number;
}

/** Fusion numbers the operations of each kind: `(DRILL1)` is the first hole, not a drill of 1 mm. */
const OPERATION = /^\s*DRILL\d+\s*$/i;

/** Known sizes of a program's tools. */
export class ToolBook {
  private readonly known: KnownTools;
  private readonly main: SourceFile | undefined;
  private readonly written = new Map<string, number>();
  private listed: { readonly unit: number; readonly sizes: ReadonlyMap<string, number> } | null = null;

  constructor(known: KnownTools, main?: SourceFile) {
    this.known = known;
    this.main = main;
  }

  /** Radius in mm that the program itself writes: $TC_DP6, TOOL DEF, G10. */
  define(tool: ToolRef, radius: number): void {
    if (Number.isFinite(radius)) this.written.set(toolName(tool), radius);
  }

  /**
   * Radius for cutter compensation, mm. Sizes in comments are ignored: the path of a CAM system may already run
   * along the tool's centre, with only wear in the register.
   */
  radius(tool: ToolRef): number | undefined {
    const typed = this.known.typed?.[toolName(tool)];
    if (typed !== undefined) return typed / 2;
    return this.written.get(toolName(tool)) ?? this.ofMachine(tool);
  }

  /** Radius for a cycle that clears a shape, mm: names and comments count too. */
  cycleRadius(tool: CanonTool): number | undefined {
    const radius = this.radius(tool);
    if (radius !== undefined) return radius;
    const size = this.inText(tool);
    return size === null ? undefined : size / 2;
  }

  diameter(tool: CanonTool): ToolDiameter | null {
    const name = toolName(tool);
    const typed = this.known.typed?.[name];
    if (typed !== undefined) return { value: typed, source: 'typed' };
    const written = this.written.get(name);
    if (written !== undefined && written > 0) return { value: 2 * written, source: 'program' };
    const machine = this.ofMachine(tool);
    if (machine !== undefined && machine > 0) return { value: 2 * machine, source: 'machine' };
    const size = this.inText(tool);
    return size === null ? null : { value: size, source: 'text' };
  }

  private ofMachine({ number }: ToolRef): number | undefined {
    return this.known.machine?.(number);
  }

  /** The list at the program's head says it plainest, then the name, then the comment beside the call. */
  private inText(tool: CanonTool): number | null {
    const { unit, sizes } = this.list;
    return (
      sizes.get(toolName(tool)) ??
      (tool.name === null ? null : diameterInText(tool.name, unit)) ??
      (OPERATION.test(tool.label) ? null : diameterInText(tool.label, unit))
    );
  }

  private get list() {
    if (this.listed === null) {
      const head = this.main ? headOf(this.main) : '';
      const assumed = this.known.unit ?? 1;
      this.listed = { unit: unitOfText(head, assumed), sizes: toolList(head, assumed) };
    }
    return this.listed;
  }
}

import { fromMachineZero, type Home } from '../machine/home.ts';

/** Axis values in the order X Y Z A B C; lengths in mm, angles in degrees. */
export type Axes = [number, number, number, number, number, number];

const noAxes = (): Axes => [0, 0, 0, 0, 0, 0];

interface WorkSystem {
  readonly at: Axes;
  rotation: number;
  /** Axes whose offset the program wrote. */
  readonly written: Set<number>;
}

/**
 * Work offsets as far as the program itself sets them; those in the control's table count as 0.
 * machine = rotate(program + preset + tool, R) + work offset.
 */
export class Offsets {
  /** G54 = 1 … G59.3 = 9; G54.1 P1 = 101 … ; created when first used. */
  private readonly systems = new Map<number, WorkSystem>();
  active = 1;
  /** G92 and, on Fanuc, G52 on top of it. */
  preset: Axes = noAxes();
  /** G92 values kept by G92.2 for G92.3. */
  savedPreset: Axes = noAxes();
  local: Axes = noAxes();
  tool: Axes = noAxes();
  /** G28 and G30 as the program stored them (G28.1, G30.1); null = the machine's reference point. */
  readonly stored: [Axes | null, Axes | null] = [null, null];
  /** Reference point for a program that sets no work offset itself. */
  private readonly reference: Home;

  constructor(reference: Home) {
    this.reference = reference;
  }

  /**
   * A value of an axis counted from machine zero, in the machine coordinates of this class: those start at the part's
   * zero unless the program wrote the work offset itself.
   */
  machineValue(axis: number, value: number): number {
    const known = this.systems.get(this.active)?.written.has(axis) === true;
    return known ? value : fromMachineZero(this.reference[axis], value);
  }

  home(which: 0 | 1): Axes {
    return this.stored[which] ?? ([0, 1, 2, 3, 4, 5].map((axis) => this.machineValue(axis, 0)) as Axes);
  }

  system(number: number): WorkSystem {
    let system = this.systems.get(number);
    if (!system) {
      system = { at: noAxes(), rotation: 0, written: new Set() };
      this.systems.set(number, system);
    }
    return system;
  }

  get rotation(): number {
    return this.systems.get(this.active)?.rotation ?? 0;
  }

  toMachine(program: Axes): Axes {
    const { at, rotation } = this.system(this.active);
    const p = program.map((v, i) => v + at0(this.preset, i) + at0(this.local, i) + at0(this.tool, i));
    const [x, y] = turn(at0(p, 0), at0(p, 1), rotation);
    return [x, y, at0(p, 2), at0(p, 3), at0(p, 4), at0(p, 5)].map((v, i) => v + at0(at, i)) as Axes;
  }

  fromMachine(machine: Axes): Axes {
    const { at, rotation } = this.system(this.active);
    const m = machine.map((v, i) => v - at0(at, i));
    const [x, y] = turn(at0(m, 0), at0(m, 1), -rotation);
    const p = [x, y, at0(m, 2), at0(m, 3), at0(m, 4), at0(m, 5)];
    return p.map((v, i) => v - at0(this.preset, i) - at0(this.local, i) - at0(this.tool, i)) as Axes;
  }
}

function at0(values: readonly number[], index: number): number {
  return values[index] ?? 0;
}

function turn(x: number, y: number, degrees: number): [number, number] {
  if (degrees === 0) return [x, y];
  const angle = (degrees * Math.PI) / 180;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [x * c - y * s, x * s + y * c];
}

/** The part of cncjs gcode-toolpath 3 that the measure calls; the package carries no types. */
declare module 'gcode-toolpath' {
  interface Vector {
    readonly x: number;
    readonly y: number;
    readonly z: number;
  }

  interface ToolpathOptions {
    readonly addLine?: (modal: unknown, from: Vector, to: Vector) => void;
    readonly addArcCurve?: (modal: unknown, from: Vector, to: Vector, centre: Vector) => void;
  }

  export default class Toolpath {
    constructor(options: ToolpathOptions);
    loadFromStringSync(text: string): readonly unknown[];
  }
}

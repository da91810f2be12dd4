/** Limits of one axis. Linear axes in mm, rotary ones in degrees. */
export interface AxisLimits {
  /** Rapid traverse per minute. */
  readonly rapid: number;
  /** Per second squared. */
  readonly acceleration: number;
  /** Per second cubed; 0 = the control does not limit it. */
  readonly jerk: number;
  /** Ends of travel in program coordinates; null = not checked. */
  readonly travel: readonly [number, number] | null;
  /** Reference point (G28, G53 0) in program coordinates; null = the upper end of the travel. */
  readonly home: number | null;
}

/**
 * Speed in corners. `deviation`: the path may miss the corner by this many mm (GRBL, G64, CYCL 32). `speed-step`: the
 * speed of each axis may jump by this many mm/s (Fanuc, Siemens). `stop`: every block ends at rest.
 */
export type Cornering =
  | { readonly rule: 'deviation'; readonly deviation: number }
  | { readonly rule: 'speed-step'; readonly step: number }
  | { readonly rule: 'stop' };

/** Arcs as the control plans them: whole, or cut to chords that miss the arc by `tolerance` mm. */
export type ArcMode = { readonly mode: 'kept' } | { readonly mode: 'chorded'; readonly tolerance: number };

export type AxisName = 'x' | 'y' | 'z' | 'a' | 'b' | 'c';

/** Properties of a machine that the planner needs. Times in seconds. */
export interface Machine {
  readonly name: string;
  readonly kind: 'mill' | 'lathe';
  readonly axes: Readonly<Record<AxisName, AxisLimits>>;
  readonly cornering: Cornering;
  /** Blocks the control looks ahead; 0 = the whole program. */
  readonly lookAhead: number;
  /** Least time of a block: how fast the control reads. */
  readonly blockTime: number;
  /** `linear`: all axes arrive together. `dogleg`: each axis at its own rapid (Fanuc as delivered). */
  readonly rapidMode: 'linear' | 'dogleg';
  /** Speed carries over between rapid and feed moves; false = the tool stops in between. */
  readonly blendRapids: boolean;
  readonly arcs: ArcMode;
  /** Settling at each exact stop. */
  readonly inPosition: number;
  readonly spindle: {
    /** rpm. */
    readonly max: number;
    /** From standstill to the highest speed. */
    readonly ramp: number;
    /** The ramp runs while the axes move in rapid. */
    readonly overlap: boolean;
    /** M19 and the stop before a fine bore's retract. */
    readonly orient: number;
  };
  readonly toolChange: {
    /** Chip to chip on a mill; indexing by one station or none on a turret. */
    readonly seconds: number;
    /** Further seconds for each station passed; 0 on a mill. */
    readonly perStation: number;
    /** Stations of the turret, 0 on a mill. */
    readonly stations: number;
  };
  /** Seconds of M codes, by number: doors, pallets, clamps, coolant through the tool. */
  readonly mCodes: Readonly<Record<string, number>>;
  /** Radius or diameter of tools known to the machine, for G41 and G42. */
  readonly tools: readonly { readonly number: number; readonly diameter: number }[];
  /** EUR an hour; 0 = not set. */
  readonly rate: number;
}

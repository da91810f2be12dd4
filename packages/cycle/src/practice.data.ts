import type { MachineKind } from './model/machine-kind.ts';

/**
 * Times nobody computes, from formulas b [practice]: lathe set-up 0.5-1.5 h, with driven tools 1-2.5 h, centres 0.75-2 h,
 * five axes 1.5-4 h, all with 3-5 min for each tool; here the low end with 4 min a tool. Another clamping on a machine
 * that is already set up wants its jaws and its zero.
 */
export const SETUP_MINUTES: Readonly<Partial<Record<MachineKind, number>>> = {
  tornio: 30,
  'tornio-motorizzato': 60,
  'fantina-mobile': 90,
  'centro-3-assi': 45,
  'centro-4-assi': 60,
  'centro-5-assi': 90,
  segatrice: 5,
  laser: 10,
  piegatrice: 30,
};
export const NEXT_CLAMPING_MINUTES = 20;
export const TOOL_MINUTES = 4;

/** CAM and trial of a clamping [practice]. */
export const PROGRAMMING_MINUTES = 15;
export const OPERATION_PROGRAMMING_MINUTES = 3;

/** Handling a piece, s: vice 40-90, chuck 15-40, bar feed 3-6 (formulas b). */
export const LOAD_SECONDS = { vice: 60, chuck: 25, bar: 5 } as const;
/** Handling a heavy blank, s, from a weight in kg on: two hands, a hoist, the crane [practice]. */
const LIFTING: readonly { readonly from: number; readonly seconds: number }[] = [
  { from: 15, seconds: 180 },
  { from: 30, seconds: 600 },
  { from: 200, seconds: 900 },
  { from: 1000, seconds: 1200 },
];
/** A turned part longer than this many mean diameters bends: tailstock or steady rest [practice]. */
export const SLENDER = 8;
/** Centring the end and closing the tailstock, s a piece; aligning it, min a lot [practice]. */
export const SUPPORT = { seconds: 30, setupMinutes: 15 } as const;
/** Up to this weight a piece is handled with one hand, kg. */
const ONE_HAND = 1;

/** Lifting a blank that is no work for one pair of hands, s; 0 below that. */
export const liftingSeconds = (kilograms: number): number =>
  LIFTING.findLast(({ from }) => kilograms >= from)?.seconds ?? 0;

/** Handling takes as long as that of a light piece up to one kilogram, then longer by the weight up to two hands. */
function handlingSeconds(light: number, kilograms: number): number {
  const [twoHands] = LIFTING;
  if (!twoHands || kilograms <= ONE_HAND) return light;
  const lifted = liftingSeconds(kilograms);
  if (lifted > 0) return Math.max(light, lifted);
  const share = (kilograms - ONE_HAND) / (twoHands.from - ONE_HAND);
  return light + share * Math.max(0, twoHands.seconds - light);
}

/**
 * Measuring between two pieces, s: a minute every tenth one (formulas b: in-process checks over their frequency). A bar
 * machine goes on meanwhile.
 */
const CHECK = 6;

/** Unloading, measuring and loading a piece by hand, s. */
export const clampingSeconds = (light: number, kilograms: number): number =>
  handlingSeconds(light, kilograms) + CHECK;

/** Out of the skeleton of the sheet and deburred, s a piece [practice]. */
export const SHEET_SECONDS = 20;
/** One bend with turning the part at the back gauge, s, up to a weight in kg; two people from 25 kg on [practice]. */
export const BEND_SECONDS: readonly { readonly upTo: number; readonly seconds: number }[] = [
  { upTo: 2, seconds: 12 },
  { upTo: 10, seconds: 20 },
  { upTo: 25, seconds: 35 },
  { upTo: Number.POSITIVE_INFINITY, seconds: 60 },
];

/**
 * Rapids to the tool change and back, spindle starts and coolant beyond the positioning of each feature, s: 10 with the
 * five tools of the worked part of formulas b, and no less in a clamping with fewer.
 */
export const otherSeconds = (tools: number): number => Math.max(10, 2 * tools);
/**
 * A turret turns in 1-2 s, which is no time from chip to chip like the 4-8 s of a centre (formulas b): the slide goes 300
 * mm away and comes back, and the spindle changes its speed, s a tool [practice].
 */
export const TURRET_TRAVEL = 3;
/** A solid end up to this diameter is done once the blade has parted it: no second clamping for a chamfer, mm [practice]. */
export const PARTED_END = 16;

/** Share of the time a roughing path really cuts: 0.7-0.85 (formulas b, worked with 0.8). */
export const PATH_SHARE = 0.8;

/** Feed of the last pass along a wall, of that for roughing: 0.5-0.7 keeps Ra 3.2 [practice]. */
export const FINISH_FEED = 0.6;
/** Ra that the usual feeds give, µm. */
export const USUAL_ROUGHNESS = 3.2;
/** Height of the crests that a ball leaves on a free form, mm [practice: 0.01 is Ra 2.5]. */
export const SCALLOP = 0.01;
export const SCALLOP_ROUGHNESS = 2.5;
/** Nose of the usual finishing insert, mm [practice]. */
export const FINISH_NOSE = 0.4;
/** Half-finishing of a free form leaves an even allowance: wider lines, a quarter of the way [practice]. */
export const HALF_FINISH = 0.25;
/** A thin wall is roughed at half the rate, and finished in layers of four times its thickness [practice: 4-8]. */
export const THIN_WALL = { roughing: 0.5, layer: 4 } as const;

/** Largest bar through the spindle of a usual lathe, mm [practice]; the registry does not keep it. */
export const BAR_PASSAGE = 65;
/** … and of a sliding-head lathe. */
export const SLIDING_PASSAGE = 32;
/** Longer parts are sawn: a bar would yield few of them, and its end hangs free beyond the chuck, mm [practice]. */
export const BAR_PART_LENGTH = 300;

/** ± of a blank's weight whatever its size: end of the bar, the sizes a dealer has [practice]. */
export const MATERIAL_BAND = 0.05;
/** A blank may be ordered with one allowance more or less on a side, mm [practice]. */
export const BLANK_ALLOWANCE = 2;

/** ± of a time from usual cutting data on a model that is wholly explained. */
export const BAND = 0.25;
/** Width of the band per unexplained share: a part without any explained volume is known to ± 75 %. */
export const UNEXPLAINED_BAND = 0.5;

/** A rotary broach in steel: mm a turn, turns a minute [practice]. */
export const BROACH = { feed: 0.05, revolutions: 800 } as const;

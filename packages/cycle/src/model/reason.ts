type None = Record<never, never>;

/** Reason of a proposal, or an unknown fact, with the figures of its sentence (mm, mm³, kg, min, 1/min). */
export interface ReasonData {
  // Phases
  'saw-blank': { readonly section: string };
  'bar-fed': { readonly diameter: number; readonly bar: number };
  'first-side': None;
  'second-side': None;
  'mill-side': { readonly side: number; readonly sides: number };
  'mill-around': { readonly sides: number };
  'mill-five-sides': { readonly sides: number };
  'turn-mill-at-once': { readonly features: number };
  'laser-sheet': { readonly thickness: number };
  'bend-sheet': { readonly bends: number };
  // Operations
  'face-allowance': { readonly allowance: number; readonly passes: number };
  'removed-volume': { readonly volume: number; readonly rate: number };
  surface: { readonly area: number; readonly rate: number };
  hole: { readonly count: number; readonly diameter: number; readonly depth: number };
  'hole-pecked': {
    readonly count: number;
    readonly diameter: number;
    readonly depth: number;
    readonly ratio: number;
  };
  'thread-assumed': { readonly count: number; readonly thread: string; readonly diameter: number };
  'thread-chosen': { readonly count: number; readonly thread: string };
  'thread-turned': { readonly thread: string; readonly length: number; readonly passes: number };
  pocket: {
    readonly width: number;
    readonly length: number;
    readonly depth: number;
    readonly cutter: number;
  };
  'pocket-sharp': {
    readonly width: number;
    readonly length: number;
    readonly depth: number;
    readonly cutter: number;
  };
  broached: { readonly width: number; readonly depth: number };
  contour: { readonly perimeter: number; readonly depth: number; readonly cutter: number };
  'edge-length': { readonly count: number; readonly length: number };
  engraving: { readonly length: number; readonly width: number; readonly depth: number };
  'edges-broken': { readonly length: number };
  'turned-edges': { readonly count: number };
  'free-form-lines': { readonly area: number; readonly line: number; readonly cutter: number };
  groove: { readonly width: number; readonly depth: number; readonly diameter: number };
  'part-off': { readonly diameter: number };
  'laser-contours': { readonly length: number; readonly contours: number; readonly speed: number };
  bends: { readonly count: number; readonly weight: number };
  'power-limited': { readonly volume: number; readonly rate: number; readonly power: number };
  // Routes
  'bought-cut': None;
  'bought-profile': None;
  'printed-part': None;
  'bar-passage-assumed': { readonly diameter: number };
  slender: { readonly ratio: number };
  'sharp-corners': { readonly count: number };
  undercuts: { readonly count: number };
  'hole-too-deep': {
    readonly count: number;
    readonly diameter: number;
    readonly depth: number;
    readonly ratio: number;
  };
  'pocket-out-of-reach': { readonly width: number; readonly length: number; readonly depth: number };
  'corner-out-of-reach': { readonly radius: number; readonly depth: number };
  'sheet-holes': { readonly holes: number };
  measured: {
    readonly phase: string;
    readonly machine: string;
    readonly jobs: number;
    readonly ratio: number;
  };
  'material-assumed': { readonly group: string };
  // Machines left out, parts without a route
  'too-long': { readonly machine: string; readonly size: number; readonly limit: number };
  'too-wide': { readonly machine: string; readonly size: number; readonly limit: number };
  'too-heavy': { readonly machine: string; readonly size: number; readonly limit: number };
  'no-lathe': None;
  'no-mill': None;
  'no-laser': None;
  'no-press-brake': None;
  'too-thick': { readonly machine: string; readonly size: number; readonly limit: number };
  'no-machine-fits': { readonly sides: string };
  'not-computed': None;
  'no-stock': None;
  'sheet-metal': None;
  'volume-doubt': None;
  // Facts that a model does not contain
  'tolerances-unknown': None;
  'tight-tolerances': { readonly sizes: string };
  'roughness-unknown': None;
  'treatments-unknown': None;
  'burrs-unknown': None;
  'threads-unknown': { readonly holes: number };
  'threads-open': { readonly holes: number };
  'outside-threads-unknown': None;
  'teeth-unknown': { readonly teeth: number };
  'modelled-threads': { readonly threads: string };
  'mesh-only': None;
  'free-form': None;
}

export type ReasonCode = keyof ReasonData;

export type Reason = {
  [Code in ReasonCode]: { readonly code: Code; readonly data: ReasonData[Code] };
}[ReasonCode];

export const because = <Code extends ReasonCode>(code: Code, data: ReasonData[Code]): Reason =>
  ({ code, data }) as Reason;

import type { ToolMaterial } from './material.ts';

/** `danger`: it cannot or must not be run; `warning`: look at it; `info`: good to know. */
export type Severity = 'info' | 'warning' | 'danger';

interface PowerData {
  readonly power: number;
  readonly available: number;
  /** Absent for a saw, whose power does not depend on a spindle speed. */
  readonly n?: number;
  /** The depth that still fits, where power is proportional to it. */
  readonly apMax?: number;
}

/** Each warning with the figures its text needs. Units: those of the symbol (mm, m/min, 1/min, kW, Nm, min). */
export interface WarningData {
  'rpm-limited': { readonly asked: number; readonly nMax: number; readonly vc: number };
  'rpm-raised': { readonly asked: number; readonly nMin: number; readonly vc: number };
  'feed-limited': { readonly asked: number; readonly vfMax: number };
  'power-exceeded': PowerData;
  'power-near-limit': PowerData;
  'torque-exceeded': { readonly Mc: number; readonly available: number; readonly n: number };
  'machine-power-missing': Record<never, never>;
  'chip-too-thin': { readonly h: number; readonly hMin: number };
  'vc-above-range': { readonly vc: number; readonly low: number; readonly high: number };
  'vc-below-range': { readonly vc: number; readonly low: number; readonly high: number };
  'feed-above-range': { readonly feed: number; readonly low: number; readonly high: number };
  overhang: { readonly ratio: number; readonly limit: number };
  'feed-above-nose-radius': { readonly f: number; readonly limit: number };
  'depth-below-nose-radius': { readonly ap: number; readonly r: number };
  'roughness-optimistic': { readonly Ra: number };
  'surface-too-rough': { readonly Ra: number; readonly wanted: number };
  'deep-hole': { readonly ratio: number; readonly limit: number };
  'reaming-allowance': { readonly allowance: number; readonly low: number; readonly high: number };
  'forming-unsuitable': Record<never, never>;
  'parting-centre': { readonly d: number };
  'thread-mill-too-large': { readonly Dc: number; readonly limit: number };
  'tool-life-short': { readonly T: number };
  'tool-diameter': {
    readonly family: string;
    readonly D: number;
    readonly low: number;
    readonly high: number;
  };
  'tool-material-unsuitable': { readonly tool: ToolMaterial };
  'depth-above-edge': { readonly ap: number; readonly limit: number };
}

export type WarningCode = keyof WarningData;

export type Warning = {
  [Code in WarningCode]: {
    readonly code: Code;
    readonly severity: Severity;
    readonly data: WarningData[Code];
  };
}[WarningCode];

const severities: Record<WarningCode, Severity> = {
  'rpm-limited': 'warning',
  'rpm-raised': 'danger',
  'feed-limited': 'warning',
  'power-exceeded': 'danger',
  'power-near-limit': 'warning',
  'torque-exceeded': 'danger',
  'machine-power-missing': 'info',
  'chip-too-thin': 'warning',
  'vc-above-range': 'warning',
  'vc-below-range': 'info',
  'feed-above-range': 'warning',
  overhang: 'warning',
  'feed-above-nose-radius': 'warning',
  'depth-below-nose-radius': 'info',
  'roughness-optimistic': 'info',
  'surface-too-rough': 'warning',
  'deep-hole': 'warning',
  'reaming-allowance': 'warning',
  'forming-unsuitable': 'danger',
  'parting-centre': 'info',
  'thread-mill-too-large': 'warning',
  'tool-life-short': 'warning',
  'tool-diameter': 'warning',
  'tool-material-unsuitable': 'danger',
  'depth-above-edge': 'warning',
};

/** A union member cannot be built generically without a cast: the code decides the data, the table the severity. */
export function warn<Code extends WarningCode>(code: Code, data: WarningData[Code]): Warning {
  return { code, severity: severities[code], data } as Warning;
}

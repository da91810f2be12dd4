import type { Outcome, ThreadData } from '@truciolo/threads';

/** Inch pitches have no end: six decimals are a millionth of a mm. */
const shorten = (value: number) => Number(value.toFixed(6));

function taperToJson({ taper }: ThreadData) {
  if (!taper) return null;
  return {
    L1: taper.gaugeLength,
    L1tolerance: taper.gaugeTolerance,
    L2: taper.usefulLength,
    L3: taper.wrenchLength,
    V: taper.vanishLength,
    E0: taper.smallEndPitchDiameter,
    E1: taper.gaugePitchDiameter,
  };
}

function dataToJson(data: ThreadData) {
  const { designation, thread, pitch, basic, internal, external, tapDrill } = data;
  return {
    designation,
    system: thread.system,
    pitch: shorten(pitch),
    major: basic.major,
    D2: basic.D2,
    D1: basic.D1,
    d3: basic.d3,
    D4: basic.D4,
    internal,
    external,
    tapDrillCutting: tapDrill.cutting?.diameter ?? null,
    tapDrillForming: tapDrill.forming?.diameter ?? null,
    taper: taperToJson(data),
  };
}

/** One entry of the command's JSON: dimensions in mm, null where the system has none, or the error. */
export const threadToJson = (typed: string, outcome: Outcome<ThreadData>) =>
  outcome.ok ? dataToJson(outcome.value) : { designation: typed, error: outcome.error };

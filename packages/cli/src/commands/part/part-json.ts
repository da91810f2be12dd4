import type { HoleGroup, PartReport, PocketFeature } from '@truciolo/part';
import type { cycleToJson } from './cycle-json.ts';

/** Micrometres are more than any figure of a model is good for; -0 is 0. */
const round = (value: number, decimals = 4): number => Number(value.toFixed(decimals)) + 0;
/** Volumes and areas keep their digits: they are compared in parts per million. */
const exact = (value: number): number => Number(value.toPrecision(12));
const vector = (values: readonly number[]): number[] => values.map((value) => round(value, 6));

const holeJson = (hole: HoleGroup) => ({
  diameter: round(hole.diameter),
  depth: round(hole.depth),
  through: hole.through,
  axis: vector(hole.axis),
  count: hole.count,
  ...(hole.counterbore && {
    counterbore: { diameter: round(hole.counterbore.diameter), depth: round(hole.counterbore.depth) },
  }),
  ...(hole.countersink && {
    countersink: { diameter: round(hole.countersink.diameter), angle: round(hole.countersink.angle, 2) },
  }),
  ...(hole.tipAngle !== null && { tipAngle: round(hole.tipAngle, 2) }),
  ...(hole.keyway && { keyway: true }),
  ...(hole.pattern && { pattern: hole.pattern }),
  threadProposals: hole.threadProposals.map(({ designation }) => designation),
});

const pocketJson = (pocket: PocketFeature) => ({
  depth: round(pocket.depth),
  width: round(pocket.width),
  length: round(pocket.length),
  direction: vector(pocket.direction),
  open: pocket.open,
  through: pocket.through,
  cornerRadius: pocket.cornerRadius === null ? null : round(pocket.cornerRadius),
});

/** One solid as the command prints it: mm, mm², mm³; the box is minimal and sorted. */
export function partToJson(file: string, report: PartReport, cycle: ReturnType<typeof cycleToJson>) {
  return {
    file,
    solid: report.solid,
    count: report.count,
    unit: report.unit,
    exact: report.exact,
    volume: exact(report.volume),
    area: exact(report.area),
    centre: vector(report.centre),
    box: report.box.map((side) => round(side)),
    process: report.process,
    processReason: report.processReason,
    stock: report.stock,
    holes: report.holes.map(holeJson),
    pockets: report.pockets.map(pocketJson),
    slots: report.slots.map(pocketJson),
    steps: report.steps.map(pocketJson),
    outline: report.outline && {
      perimeter: round(report.outline.perimeter),
      depth: round(report.outline.depth),
      direction: vector(report.outline.direction),
    },
    teeth: report.teeth.map(({ teeth, diameter, length }) => ({
      teeth,
      diameter: round(diameter),
      length: round(length),
    })),
    threads: report.threads.map((thread) => ({
      designation: thread.designation,
      internal: thread.internal,
      major: round(thread.major),
      minor: round(thread.minor),
      pitch: round(thread.pitch),
      length: round(thread.length),
      leftHand: thread.leftHand,
    })),
    bosses: report.bosses,
    fillets: report.fillets,
    chamfers: report.chamfers,
    minInternalRadius: report.minInternalRadius === null ? null : round(report.minInternalRadius),
    sharpCorners: report.sharpCorners,
    minWall: report.minWall === null ? null : round(report.minWall),
    thinWalls: report.thinWalls.map(({ thickness, at }) => ({ thickness: round(thickness), at: vector(at) })),
    undercuts: report.undercuts.length,
    setups: report.setups.length,
    setupDirections: report.setups.map(({ kind, direction }) => ({ kind, direction: vector(direction) })),
    colours: report.colours.map(({ rgb, faces, area }) => ({ rgb, faces: faces.length, area: exact(area) })),
    pmi: report.pmi.map(({ faces, value, ...note }) => ({
      ...note,
      value: round(value),
      faces: faces.length,
    })),
    findings: report.findings.map(({ code, level, text }) => ({ code, level, text })),
    cycle,
  };
}

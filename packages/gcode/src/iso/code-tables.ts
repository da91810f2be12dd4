import { runBoltPattern } from './bolt-pattern.ts';
import { endNurbs } from './curves.ts';
import { changePreset, localShift, presetPosition, selectSystem, writeOffsets } from './datum.ts';
import { dwellBlock } from './dwell.ts';
import { goHome, storeHome } from './home.ts';
import { cylinder, modeOff, polarOn, tiltedPlane, turnToPlane } from './interpolation-modes.ts';
import type { IsoRun } from './iso-run.ts';
import { LETTER } from './letters.ts';
import { cancelRotation, mirror, rotation, scaling } from './programmed-frames.ts';
import { LATHE_SETTINGS, MILL_SETTINGS, RS274_SETTINGS, SETTINGS, UNIT_SETTINGS } from './settings.ts';
import { latheG50, speedCap, surfaceSpeedOff } from './spindle-modes.ts';
import { startCompensation, stopCompensation, toolLength } from './tool-codes.ts';

type Action = (run: IsoRun) => void;

/** Meaning of each G code (times ten) in a dialect. */
interface CodeTables {
  readonly settings: ReadonlyMap<number, Action>;
  readonly motions: ReadonlySet<number>;
  /** Modal functions that do not use axis words for a move. */
  readonly modals: ReadonlyMap<number, Action>;
  /** Functions that use the axis words themselves: the block makes no other move. */
  readonly axisUsers: ReadonlyMap<number, Action>;
  /** Known, without effect on path or time. */
  readonly quiet: ReadonlySet<number>;
  /** Known, not simulated. */
  readonly unsupported: ReadonlySet<number>;
}

const ignore: Action = () => undefined;
const system =
  (number: number): Action =>
  (run) =>
    selectSystem(run, number);

const WORK_SYSTEMS: readonly (readonly [number, Action])[] = [
  [540, system(1)],
  [550, system(2)],
  [560, system(3)],
  [570, system(4)],
  [580, system(5)],
  [590, system(6)],
  [591, system(7)],
  [592, system(8)],
  [593, system(9)],
];

const MODALS: readonly (readonly [number, Action])[] = [
  [400, stopCompensation],
  [410, startCompensation],
  [420, startCompensation],
  [430, toolLength],
  [440, toolLength],
  [490, toolLength],
  [960, surfaceSpeedOff],
  [970, ignore],
  ...WORK_SYSTEMS,
];

const AXIS_USERS: readonly (readonly [number, Action])[] = [
  [100, writeOffsets],
  [280, (run) => goHome(run, 0)],
  [300, (run) => goHome(run, 1)],
  [520, localShift],
];

/** Modes that read C as a length, tilted planes, and lengths that follow the tool's axis (G43.4, G43.5). */
const INTERPOLATION: readonly (readonly [number, Action])[] = [
  [71, cylinder],
  [1070, cylinder],
  [121, polarOn],
  [1120, polarOn],
  [131, modeOff],
  [1130, modeOff],
  [434, ignore],
  [435, ignore],
  [531, turnToPlane],
];

const extended: Action = (run) => selectSystem(run, 100 + Math.floor(run.block.take(LETTER.P, 1)));
const CYCLES = [730, 740, 760, 800, 810, 820, 830, 840, 850, 860, 870, 880, 890];

const RS274: CodeTables = {
  settings: new Map([...SETTINGS, ...RS274_SETTINGS]),
  motions: new Set([
    0,
    10,
    20,
    30,
    50,
    51,
    52,
    330,
    331,
    382,
    383,
    384,
    385,
    ...CYCLES,
    700,
    710,
    711,
    712,
    720,
    721,
    722,
  ]),
  modals: new Map([
    ...MODALS,
    [411, startCompensation],
    [421, startCompensation],
    [431, toolLength],
    [432, toolLength],
    [530, ignore],
    // Its P is all it takes: axis words beside it are the move's.
    [40, dwellBlock],
    [53, endNurbs],
  ]),
  axisUsers: new Map([
    ...AXIS_USERS,
    [281, (run) => storeHome(run, 0)],
    [301, (run) => storeHome(run, 1)],
    [920, presetPosition],
    [921, (run) => changePreset(run, 921)],
    [922, (run) => changePreset(run, 922)],
    [923, (run) => changePreset(run, 923)],
  ]),
  quiet: new Set([]),
  unsupported: new Set([60, 61, 62]),
};

/** Look-ahead, stroke checks, smoothing: they tune the control, the planner has its own figures for that. */
const MACRO_QUIET = [
  50, 51, 80, 81, 106, 110, 220, 230, 250, 260, 401, 492, 600, 620, 630, 650, 670, 1030, 1870, 4990,
];
const MACRO_UNSUPPORTED = [
  60, 70, 683, 684, 690, 1071, 1121, 1131, 360, 370, 371, 470, 1000, 1010, 1360, 1410, 1430, 1500, 2340, 2540,
  2550, 2680, 2690,
];

const MILL: CodeTables = {
  settings: new Map([...SETTINGS, ...MILL_SETTINGS]),
  motions: new Set([0, 10, 20, 30, 310, 320, 330, 120, 130, ...CYCLES]),
  modals: new Map([
    ...MODALS,
    ...INTERPOLATION,
    [530, ignore],
    [541, extended],
    [1540, extended],
    [500, scaling(false)],
    [501, mirror(false)],
    [690, cancelRotation],
    [
      670,
      (run) => {
        run.modalMacro = null;
      },
    ],
  ]),
  axisUsers: new Map([
    ...AXIS_USERS,
    [40, dwellBlock],
    [920, presetPosition],
    [921, (run) => changePreset(run, 921)],
    [510, scaling(true)],
    [511, mirror(true)],
    [680, rotation],
    [682, tiltedPlane],
  ]),
  quiet: new Set(MACRO_QUIET),
  unsupported: new Set(MACRO_UNSUPPORTED.filter((code) => code !== 690)),
};

/** Haas mills drill patterns with the codes that lathes turn with. */
const HAAS_MILL: CodeTables = {
  ...MILL,
  axisUsers: new Map([
    ...MILL.axisUsers,
    [700, (run) => runBoltPattern(run, 700)],
    [710, (run) => runBoltPattern(run, 710)],
    [720, (run) => runBoltPattern(run, 720)],
  ]),
};

const LATHE: CodeTables = {
  settings: new Map(
    [...SETTINGS].filter(([code]) => ![900, 910, 930, 940, 950].includes(code)).concat([...LATHE_SETTINGS]),
  ),
  motions: new Set([
    0, 10, 20, 30, 310, 320, 330, 340, 700, 710, 720, 730, 740, 750, 760, 900, 920, 940, 800, 810, 820, 830,
    840, 850, 860, 870, 880, 890,
  ]),
  modals: new Map([
    ...MODALS,
    ...INTERPOLATION,
    [530, ignore],
    [500, latheG50],
    [
      670,
      (run) => {
        run.modalMacro = null;
      },
    ],
    [920, speedCap],
  ]),
  axisUsers: new Map([...AXIS_USERS, [40, dwellBlock]]),
  quiet: new Set(MACRO_QUIET),
  unsupported: new Set(MACRO_UNSUPPORTED),
};

const FANUC_MILL: CodeTables = { ...MILL, settings: new Map([...MILL.settings, ...UNIT_SETTINGS]) };

/** Tables of the run's dialect and kind of machine. */
export function tables(run: IsoRun): CodeTables {
  if (run.rs274) return RS274;
  if (run.turning) return LATHE;
  return run.job.dialect === 'haas' ? HAAS_MILL : FANUC_MILL;
}

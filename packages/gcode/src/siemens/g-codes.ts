import { PLANE, type Plane } from '../canon/row-kind.ts';
import type { Motion, SiemensRun } from './siemens-run.ts';
import { flushSpline } from './splines.ts';
import { toolRadius } from './tools.ts';

type Setting = (run: SiemensRun) => void;

function setMotion(motion: Motion): Setting {
  return (run) => {
    if (run.motion !== motion) flushSpline(run);
    run.motion = motion;
  };
}

function setPlane(plane: Plane): Setting {
  return (run) => {
    run.path.flush();
    run.path.plane = plane;
  };
}

/** G70, G71 measure lengths only; G700, G710 feeds as well. */
function setUnit(unit: number, feeds: boolean): Setting {
  return (run) => {
    if (run.unitKnown && run.unit !== unit)
      run.finding('unit-mix', 1, { unit: unit > 1 ? 'pollici' : 'millimetri' });
    run.unitKnown = true;
    run.unit = unit;
    run.feedUnit = feeds ? unit : 1;
  };
}

function feedMode(mode: 'perMinute' | 'perRevolution' | 'inverseTime'): Setting {
  return (run) => {
    if (run.sink.state.feedMode === mode) return;
    run.sink.set({ feedMode: mode });
    // A feed of another mode means nothing in this one.
    run.feed = 0;
  };
}

function surfaceSpeed(on: boolean, mode: 'perMinute' | 'perRevolution' | null): Setting {
  return (run) => {
    if (mode) feedMode(mode)(run);
    if (!on) run.sink.set({ surfaceSpeed: 0 });
    run.surfaceSpeedOn = on;
  };
}

function exactStop(on: boolean): Setting {
  return (run) => run.sink.set({ exactStop: on });
}

function compensate(code: 41 | 42): Setting {
  return (run) => {
    const { path, sink } = run;
    path.flush();
    sink.set({ compensation: code });
    const radius = toolRadius(run);
    if (radius === undefined) {
      run.finding('compensation-ignored', 1);
      return;
    }
    const [u, v] = path.axes;
    path.compensation.start((code === 41) !== path.frame.flips(u, v), radius, path.plane);
  };
}

const nothing: Setting = () => undefined;
const machine: Setting = (run) => {
  run.block.machineCoordinates = true;
};

/** G codes by number. Work offsets (G54, G505...) stay on the machine and change nothing here. */
export const G_CODES: ReadonlyMap<number, Setting> = new Map<number, Setting>([
  [0, setMotion('G0')],
  [1, setMotion('G1')],
  [2, setMotion('G2')],
  [3, setMotion('G3')],
  [33, setMotion('G33')],
  [34, setMotion('G33')],
  [35, setMotion('G33')],
  [63, setMotion('G63')],
  [331, setMotion('G331')],
  [332, setMotion('G332')],
  [
    9,
    (run) => {
      run.exactStopOnce = true;
    },
  ],
  [17, setPlane(PLANE.xy)],
  [18, setPlane(PLANE.zx)],
  [19, setPlane(PLANE.yz)],
  [
    40,
    (run) => {
      run.path.flush();
      run.path.compensation.stop();
      run.sink.set({ compensation: 0 });
    },
  ],
  [41, compensate(41)],
  [42, compensate(42)],
  [53, machine],
  [153, machine],
  [60, exactStop(true)],
  [64, exactStop(false)],
  [641, exactStop(false)],
  [642, exactStop(false)],
  [643, exactStop(false)],
  [644, exactStop(false)],
  [645, exactStop(false)],
  [70, setUnit(25.4, false)],
  [71, setUnit(1, false)],
  [700, setUnit(25.4, true)],
  [710, setUnit(1, true)],
  [
    90,
    (run) => {
      run.incremental = false;
    },
  ],
  [
    91,
    (run) => {
      run.incremental = true;
    },
  ],
  [93, feedMode('inverseTime')],
  [94, feedMode('perMinute')],
  [95, feedMode('perRevolution')],
  [96, surfaceSpeed(true, 'perRevolution')],
  [961, surfaceSpeed(true, 'perMinute')],
  [962, surfaceSpeed(true, null)],
  [97, surfaceSpeed(false, 'perRevolution')],
  [971, surfaceSpeed(false, 'perMinute')],
  [972, surfaceSpeed(false, null)],
  [973, surfaceSpeed(false, null)],
  [942, feedMode('perMinute')],
  [952, feedMode('perRevolution')],
  ...[4, 54, 55, 56, 57, 500, 601, 602, 603, 62, 621, 450, 451, 460, 461, 462, 140, 141, 142, 143].map(
    (code): [number, Setting] => [code, nothing],
  ),
  ...Array.from({ length: 95 }, (_, i): [number, Setting] => [505 + i, nothing]),
  [290, nothing],
]);

/** G codes whose axis words are not the target of a move. */
export const AXIS_USERS = new Set([4, 25, 26, 58, 59, 74, 75, 110, 111, 112]);

/** G codes that are known and not simulated. */
export const UNSUPPORTED_G = new Set([5, 7, 61, 147, 148, 247, 248, 347, 348, 291, 335, 336, 340, 341]);

/** Modal words written as names. */
export const MODAL_WORDS: Readonly<Record<string, Setting>> = {
  CIP: setMotion('CIP'),
  CT: setMotion('CT'),
  ASPLINE: setMotion('ASPLINE'),
  BSPLINE: setMotion('BSPLINE'),
  CSPLINE: setMotion('CSPLINE'),
  SUPA: machine,
  DIAMON: (run) => setDiameter(run, 'on'),
  DIAMCHANA: (run) => setDiameter(run, 'on'),
  DIAM90: (run) => setDiameter(run, 'absolute'),
  DIAMOF: (run) => setDiameter(run, 'off'),
};

function setDiameter(run: SiemensRun, diameter: 'off' | 'on' | 'absolute'): void {
  run.diameter = diameter;
  if (diameter !== 'off') run.sink.canon.diameterX = true;
}

import { euros } from '@truciolo/money';
import type { MachineKind } from '../src/model/machine-kind.ts';
import type { ShopMachine } from '../src/model/shop-machine.ts';
import type { WorkMaterial } from '../src/model/work-material.ts';

export const c45: WorkMaterial = {
  designation: 'C45',
  isoGroup: 'P',
  density: 7.85,
  kc11: 1500,
  mc: 0.22,
  cuttingSpeeds: {
    carbide: {
      turnRough: [150, 230],
      turnFinish: [200, 300],
      milling: [130, 210],
      drilling: [80, 115],
      tapping: [15, 30],
    },
  },
};

export const machineOf = (kind: MachineKind, own: Partial<ShopMachine> = {}): ShopMachine => ({
  guid: kind,
  name: kind,
  kind,
  travel: { x: 1000, y: 550, z: 550 },
  maxDiameter: null,
  maxLength: null,
  maxWeight: null,
  spindleMax: 12_000,
  spindlePower: 15,
  spindleTorque: null,
  barFeeder: false,
  hourlyRate: euros(50),
  dynamics: { rapid: { x: 20, y: 20, z: 20 }, toolChange: 6 },
  ...own,
});

export const lathe = machineOf('tornio', {
  maxDiameter: 280,
  maxLength: 500,
  spindleMax: 4000,
  barFeeder: true,
  hourlyRate: euros(40),
  dynamics: { rapid: { x: 24, y: null, z: 24 }, toolChange: 1.2 },
});
export const drivenLathe = machineOf('tornio-motorizzato', {
  ...lathe,
  guid: 'tm',
  kind: 'tornio-motorizzato',
  name: 'Motorizzato',
  hourlyRate: euros(55),
});
export const mill = machineOf('centro-3-assi');
export const fiveAxes = machineOf('centro-5-assi', { hourlyRate: euros(70) });
export const saw = machineOf('segatrice', { maxDiameter: 260, hourlyRate: euros(30) });
export const shop = [lathe, drivenLathe, mill, fiveAxes, saw];

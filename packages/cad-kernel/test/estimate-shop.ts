import type { ShopMachine, WorkMaterial } from '@truciolo/cycle';
import { euros } from '@truciolo/money';

/** The shop of the estimates by hand, and its two materials with the speeds of the library. */
export const steel: WorkMaterial = {
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

export const aluminium: WorkMaterial = {
  designation: 'EN AW-6082',
  isoGroup: 'N',
  density: 2.7,
  kc11: 800,
  mc: 0.25,
  cuttingSpeeds: {
    carbide: {
      turnRough: [400, 1000],
      turnFinish: [600, 1500],
      milling: [300, 900],
      drilling: [150, 350],
      tapping: [25, 60],
    },
  },
};

const machine = (kind: ShopMachine['kind'], own: Partial<ShopMachine> = {}): ShopMachine => ({
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

export const estimateShop: readonly ShopMachine[] = [
  machine('centro-3-assi'),
  machine('tornio', {
    maxDiameter: 280,
    maxLength: 500,
    spindleMax: 4000,
    barFeeder: true,
    hourlyRate: euros(40),
    dynamics: { rapid: { x: 24, y: null, z: 24 }, toolChange: 1.2 },
  }),
  machine('laser', { travel: { x: 3000, y: 1500, z: null }, hourlyRate: euros(90) }),
  machine('piegatrice', { travel: { x: 3000, y: null, z: null }, hourlyRate: euros(45) }),
  machine('segatrice', { maxDiameter: 260, hourlyRate: euros(30) }),
];

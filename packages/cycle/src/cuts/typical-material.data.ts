import type { IsoGroup } from '@truciolo/cutting';

type Range = readonly [number, number];

export interface TypicalMaterial {
  readonly id: string;
  readonly group: string;
  readonly kc11: number;
  readonly mc: number;
  readonly carbide: Readonly<Record<'turnRough' | 'turnFinish' | 'milling' | 'drilling' | 'tapping', Range>>;
}

/**
 * The usual material of each ISO group, for records that lack forces or speeds: a copy of seven rows of the materials
 * library, which is too large for a page; a test compares them.
 */
export const typicalMaterials: Readonly<Record<IsoGroup, TypicalMaterial>> = {
  P: {
    id: 'c45',
    group: 'P-medC',
    kc11: 1500,
    mc: 0.22,
    carbide: {
      turnRough: [150, 230],
      turnFinish: [200, 300],
      milling: [130, 210],
      drilling: [80, 115],
      tapping: [15, 30],
    },
  },
  M: {
    id: '14301',
    group: 'M-304',
    kc11: 2150,
    mc: 0.2,
    carbide: {
      turnRough: [100, 170],
      turnFinish: [140, 220],
      milling: [80, 140],
      drilling: [40, 70],
      tapping: [6, 14],
    },
  },
  K: {
    id: 'gjl250',
    group: 'K-gjl',
    kc11: 1150,
    mc: 0.2,
    carbide: {
      turnRough: [140, 240],
      turnFinish: [200, 320],
      milling: [130, 220],
      drilling: [80, 130],
      tapping: [15, 30],
    },
  },
  N: {
    id: '6082',
    group: 'N-al',
    kc11: 800,
    mc: 0.25,
    carbide: {
      turnRough: [400, 1000],
      turnFinish: [600, 1500],
      milling: [300, 900],
      drilling: [150, 350],
      tapping: [25, 60],
    },
  },
  S: {
    id: 'ti5',
    group: 'S-ti5',
    kc11: 1400,
    mc: 0.23,
    carbide: {
      turnRough: [40, 65],
      turnFinish: [50, 80],
      milling: [35, 60],
      drilling: [20, 35],
      tapping: [3, 8],
    },
  },
  H: {
    id: 'h60',
    group: 'H-60',
    kc11: 4700,
    mc: 0,
    carbide: {
      turnRough: [30, 60],
      turnFinish: [40, 80],
      milling: [40, 80],
      drilling: [10, 20],
      tapping: [1, 3],
    },
  },
  plastic: {
    id: 'pomc',
    group: 'O-tp',
    kc11: 200,
    mc: 0.2,
    carbide: {
      turnRough: [250, 500],
      turnFinish: [300, 600],
      milling: [250, 500],
      drilling: [80, 150],
      tapping: [20, 40],
    },
  },
};
